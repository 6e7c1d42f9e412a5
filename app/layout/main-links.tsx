import { NavLink } from "react-router";
import { mainLinks } from "#content/navigation.ts";

export function MainLinks({ className, linkClassName }: { className: string; linkClassName: string }) {
  return (
    <ul className={className}>
      {mainLinks.map(({ to, label }) => (
        <li key={to}>
          <NavLink to={to} end={to === "/"} className={linkClassName}>
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
