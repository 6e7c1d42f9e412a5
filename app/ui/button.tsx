import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { ExternalLink } from "#app/ui/external-link.tsx";
import { Link } from "#app/ui/link.tsx";

export const buttonVariants = {
  default: "bg-ink text-white hover:bg-graphite",
  destructive: "bg-sindoor text-white hover:bg-ink",
  outline: "border border-current bg-transparent text-ink hover:bg-fog",
  secondary: "bg-hooghly-tint text-hooghly hover:bg-hooghly hover:text-white",
  ghost: "text-ink hover:bg-fog",
  link: "text-hooghly underline decoration-1 underline-offset-4 hover:decoration-2",
  glow: "bg-taxi text-ink shadow-[0_0_0_4px_var(--color-taxi-tint),0_8px_28px_-6px_var(--color-taxi)] hover:shadow-[0_0_0_6px_var(--color-taxi-tint),0_10px_34px_-6px_var(--color-taxi)]",
} as const;

export const buttonSizes = {
  default: "min-h-11 px-5 py-2",
  sm: "min-h-9 pointer-coarse:min-h-11 px-3.5 py-1 type-small",
  lg: "min-h-13 px-7 py-3",
  icon: "size-[44px]",
} as const;

type Style = {
  variant?: keyof typeof buttonVariants;
  size?: keyof typeof buttonSizes;
  /** For layout only; the appearance comes from the variant. */
  className?: string | undefined;
};

/** With `aria-disabled` in place of `disabled` it keeps focus, and pressing it can say why nothing happens. */
export function Button({
  variant,
  size,
  className,
  type = "button",
  ...props
}: Style & ComponentProps<"button">) {
  return <button type={type} className={classNames({ variant, size, className })} {...props} />;
}

export type Destination = { to: string } | { href: string };

/** A link that looks like a button: `to` stays on the site, `href` opens another site in a new tab. */
export function ButtonLink({
  variant,
  size,
  className,
  children,
  ...destination
}: Style & Destination & { children: ReactNode }) {
  const classes = classNames({ variant, size, className });
  if ("href" in destination) {
    return (
      <ExternalLink href={destination.href} className={classes}>
        {children}
      </ExternalLink>
    );
  }
  return (
    <Link to={destination.to} className={classes}>
      {children}
    </Link>
  );
}

function classNames({
  variant = "default",
  size = "default",
  className,
}: { [K in keyof Style]: Style[K] | undefined }) {
  return clsx(
    "inline-flex items-center justify-center gap-2 rounded text-center leading-tight font-semibold transition-colors forced-colors:border aria-disabled:cursor-not-allowed aria-disabled:opacity-50",
    buttonVariants[variant],
    buttonSizes[size],
    className,
  );
}
