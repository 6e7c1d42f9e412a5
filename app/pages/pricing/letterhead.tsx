import { Mark } from "#app/layout/mark.tsx";
import { site } from "#content/site.ts";

/** For print only: who sent the estimate and the URL that opens it again. */
export function Letterhead({ link }: { link: string }) {
  const { street, city, country } = site.address;
  return (
    <div className="mb-5 hidden border-b border-ink pb-5 print:block">
      <div className="flex items-start justify-between gap-8">
        <p className="flex items-center gap-3 font-display text-3xl leading-none font-bold">
          <Mark className="w-12" />
          {site.name}
        </p>
        <p className="text-right">
          {street}, {city}, {country}
          <br />
          {site.email}, {site.phone}
        </p>
      </div>
      <p className="mt-4 break-all">{link}</p>
    </div>
  );
}
