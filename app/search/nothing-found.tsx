import { prefillContactForm } from "#app/lib/contact-prefill.ts";
import { Link } from "#app/ui/link.tsx";

const links = [
  { to: "/services", label: "All services" },
  { to: "/portfolio", label: "All projects" },
  { to: "/case-studies", label: "All case studies" },
];

/** Links for a search without results: the lists and the contact form. */
export function NothingFound({ query, onLeave }: { query: string; onLeave: () => void }) {
  function ask() {
    prefillContactForm({
      subject: `Question: ${query}`,
      message: `I looked for “${query}” on your site and did not find it.\n\n`,
    });
    onLeave();
  }
  return (
    <div className="px-5 py-6">
      <h2 id="nothing-found" className="type-h3">
        Nothing found for “{query}”
      </h2>
      <p className="mt-3 text-graphite">Try fewer words, or different ones. You could also start here:</p>
      <ul className="mt-5 border-t border-line">
        {links.map(({ to, label }) => (
          <li key={to} className="border-b border-line">
            <Link to={to} onClick={onLeave} className="flex min-h-11 items-center text-link">
              {label}
            </Link>
          </li>
        ))}
        <li className="border-b border-line">
          <Link to="/contact" onClick={ask} className="flex min-h-11 items-center text-link">
            Ask a person
          </Link>
        </li>
      </ul>
    </div>
  );
}
