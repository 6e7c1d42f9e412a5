import { toOneLine } from "./text.ts";

export type Origin = {
  landing: string;
  referrer: string;
  campaign: Readonly<Record<string, string>>;
};

const campaignNames = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content", "utm_id"];

/** In code points. With every value at this length, the longest form still fits into a message. */
const valueLimit = 150;

/** A referrer of the same site is the page on which the visit began. */
export function originOf(address: string, referrer: string): Origin {
  const from = URL.parse(referrer);
  const page = URL.parse(address);
  const isOwn = from?.origin === page?.origin;
  const landing = isOwn ? from : page;
  return cleanOrigin({
    landing: landing?.pathname,
    referrer: isOwn ? "" : from?.hostname,
    campaign: Object.fromEntries(landing?.searchParams ?? []),
  });
}

/** Single lines of limited length, whatever a link or the browser's storage contains. */
export function cleanOrigin(value: unknown): Origin {
  const { landing, referrer, campaign } = Object(value);
  const values = campaignNames.map((name) => [name, cleanValue(Object(campaign)[name])]);
  return {
    landing: cleanValue(landing),
    referrer: cleanValue(referrer),
    campaign: Object.fromEntries(values.filter(([, clean]) => clean)),
  };
}

export function isArrival({ referrer, campaign }: Origin) {
  return referrer !== "" || Object.keys(campaign).length > 0;
}

export function originText({ landing, referrer, campaign }: Origin, writtenFrom: string) {
  const lines = {
    "Came from": referrer,
    ...campaign,
    "Landed on": landing,
    "Wrote from": cleanValue(writtenFrom),
  };
  const labelled = Object.entries(lines).flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
  return ["Where it came from:", ...labelled].join("\n");
}

function cleanValue(value: unknown) {
  return typeof value === "string" ? [...toOneLine(value)].slice(0, valueLimit).join("").trim() : "";
}
