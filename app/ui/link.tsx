import type { ComponentProps, MouseEvent } from "react";
import { useNavigate } from "react-router";

type LinkProps = Omit<ComponentProps<"a">, "href" | "target"> & {
  /** An absolute path. */
  to: string;
  viewTransition?: boolean;
};

/** A client-side navigation. React Router's own link renders again whenever the location changes. */
export function Link({ to, viewTransition = false, onClick, ...props }: LinkProps) {
  const navigate = useNavigate();

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || opensElsewhere(event)) return;
    event.preventDefault();
    navigate(to, { viewTransition, replace: event.currentTarget.href === window.location.href });
  }

  return <a {...props} href={to} onClick={follow} />;
}

function opensElsewhere({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) {
  return button !== 0 || altKey || ctrlKey || metaKey || shiftKey;
}
