import { NavLink } from "react-router";
import { mainLinks } from "#content/navigation.ts";

/** The main navigation, in the header and in the mobile menu. */
export function MainLinks({ className, linkClassName }: { className: string; linkClassName: string }) {
  return (
    <ul className={className}>
      {mainLinks.map(({ to, label }) => (
        <li key={to}>
          <NavLink to={to} end={to === "/"} prefetch="intent" className={linkClassName}>
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
