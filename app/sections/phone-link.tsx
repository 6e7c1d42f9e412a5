import { site } from "#content/site.ts";

export function PhoneLink({ className }: { className: string }) {
  return (
    <a href={`tel:${site.phone.replaceAll(" ", "")}`} className={className}>
      {site.phone}
    </a>
  );
}
