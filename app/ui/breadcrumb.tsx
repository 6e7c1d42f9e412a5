import { Link } from "#app/ui/link.tsx";

type Crumb = { to: string; label: string };

export function Breadcrumb({ trail, here }: { trail: readonly Crumb[]; here: string }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap type-small">
        {trail.map(({ to, label }) => (
          <li key={to} className="after:px-2 after:text-steel after:content-['/'/'']">
            <Link to={to} className="inline-flex min-h-6 items-center text-link">
              {label}
            </Link>
          </li>
        ))}
        <li aria-current="page" className="min-h-6 text-steel">
          {here}
        </li>
      </ol>
    </nav>
  );
}
