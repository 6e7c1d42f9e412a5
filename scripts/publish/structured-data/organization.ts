import { projectPrices } from "#content/services/estimators.ts";
import { services } from "#content/services/index.ts";
import { site, socialLinks } from "#content/site.ts";
import { staffingPlans } from "#content/staffing/index.ts";
import { priceRange } from "./prices.ts";

const dayNames = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** The company as other pages name it; the home page says more under the same id. */
export function company(siteUrl: string) {
  return { "@type": "Organization", "@id": `${siteUrl}/#company`, name: site.name, url: `${siteUrl}/` };
}

/** The home page is the heaviest, so nothing is said twice. */
export function organization(siteUrl: string) {
  return {
    ...company(siteUrl),
    logo: `${siteUrl}/icon-512.png`,
    foundingDate: String(site.foundedIn),
    email: site.email,
    telephone: site.phone,
    sameAs: socialLinks.map(({ href }) => href),
    address: {
      "@type": "PostalAddress",
      streetAddress: site.address.street,
      addressLocality: site.address.city,
      addressCountry: site.address.country,
    },
    location: { "@type": "Place", openingHoursSpecification: openingHours() },
    makesOffer: [
      ...services.all.map(({ link, title, id }) => offer(siteUrl + link, title, projectPrices(id))),
      offer(
        `${siteUrl}/staffing`,
        "Staffing by the month",
        staffingPlans.all.map(({ price }) => price),
      ),
    ],
  };
}

function openingHours() {
  const { workdays, clock } = site.hours;
  return {
    "@type": "OpeningHoursSpecification",
    dayOfWeek: workdays.map((day) => dayNames[day]),
    opens: clock.opens,
    closes: clock.closes,
  };
}

function offer(address: string, name: string, prices: readonly number[]) {
  return {
    ...(prices.length > 0 ? priceRange(prices) : { "@type": "Offer" }),
    itemOffered: { "@type": "Service", "@id": address, name },
  };
}
