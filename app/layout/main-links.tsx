import { useLocation } from "react-router";
import { Link } from "#app/ui/link.tsx";
import { mainLinks } from "#content/navigation.ts";

export function MainLinks({ className, linkClassName }: { className: string; linkClassName: string }) {
  const { pathname } = useLocation();
  return (
    <ul className={className}>
      {mainLinks.map(({ to, label }) => (
        <li key={to}>
          <Link to={to} aria-current={isWithin(to, pathname) ? "page" : undefined} className={linkClassName}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The page of a service is within the services, but no page is within the home page. */
function isWithin(path: string, pathname: string) {
  return pathname === path || (path !== "/" && pathname.startsWith(`${path}/`));
}
