import * as v from "valibot";
import { pictureFile, text, webAddress, wholeNumber } from "../fields.ts";

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

const timeMessage = "must be a time such as 08:00 or 18:30";
const clockTime = /^([01]\d|2[0-3]):[0-5]\d$/;
const time = v.pipe(v.string(timeMessage), v.regex(clockTime, timeMessage));

const hoursSchema = v.pipe(
  v.strictObject({
    days: v.pipe(
      v.array(v.picklist(weekdays, `must be one of ${weekdays.join(", ")}`)),
      v.minLength(1, "needs at least one day"),
    ),
    opens: time,
    closes: time,
    /** What people there call their time: IST. */
    zone: text,
    utcOffset: v.pipe(
      v.string("must be such as +05:30"),
      v.regex(/^[+-](0\d|1[0-4]):[0-5]\d$/, "must be such as +05:30 or -04:00"),
    ),
  }),
  v.forward(
    v.partialCheck(
      [["opens"], ["closes"]],
      ({ opens, closes }) => opens < closes || !clockTime.test(opens) || !clockTime.test(closes),
      "must be later than opens",
    ),
    ["closes"],
  ),
);

const stat = v.strictObject({ value: text, label: text });
/** `counted` says how the figure was counted. */
const countedStat = v.strictObject({ ...stat.entries, counted: v.optional(text) });

export const siteSchema = v.strictObject({
  name: text,
  tagline: text,
  email: v.pipe(text, v.email("must be an e-mail address")),
  phone: v.pipe(text, v.regex(/^\+[\d ]+$/, "must start with + and the country, such as +91 33 0118 0118")),
  /** Where a call is booked; opens in a new tab. */
  schedulingUrl: webAddress,
  /** The host of the server, where the pages have another. Without it the form posts to the host of its page. */
  formEndpoint: v.optional(
    v.pipe(
      v.string("must be a text"),
      v.url("must be an address"),
      v.regex(/^https:|^http:\/\/localhost:/, "must start with https://"),
      v.check(
        (url) => URL.parse(url)?.origin === url,
        "must have no path, such as https://api.midspan.example",
      ),
    ),
  ),
  /** Without it there is no script, no word of it in the privacy policy, and no request. */
  visitCounter: v.optional(
    v.strictObject({
      kind: v.picklist(["plausible", "umami"], "must be plausible or umami"),
      /** It reports to the same host, unless `reportsTo` names another. */
      script: v.pipe(
        webAddress,
        v.check(
          (url) => /^https:\/\/[\w.-]+(:\d+)?\/[\w./-]+$/.test(url),
          "must be the https address of a script",
        ),
      ),
      /** The domain at Plausible, the website id at Umami. */
      site: v.pipe(text, v.regex(/^[\w.-]+$/, "must be a domain or a website id")),
      /** Umami Cloud has https://gateway.umami.is. */
      reportsTo: v.optional(
        v.pipe(
          webAddress,
          v.check(
            (url) => URL.parse(url)?.origin === url,
            "must have no path, such as https://gateway.umami.is",
          ),
        ),
      ),
    }),
  ),
  consultationMinutes: wholeNumber,
  replyWithinHours: wholeNumber,
  foundedIn: wholeNumber,
  address: v.strictObject({ street: text, city: text, country: text }),
  hours: hoursSchema,
  /** A network without an address is not shown. */
  social: v.optional(
    v.strictObject({
      github: v.optional(webAddress),
      x: v.optional(webAddress),
      linkedin: v.optional(webAddress),
      instagram: v.optional(webAddress),
    }),
    {},
  ),
  /** Without one the about page has no player and the content policy lets no frame in. */
  video: v.optional(
    v.strictObject({
      /** As the address bar shows it at YouTube or Vimeo. */
      url: v.pipe(
        webAddress,
        v.check((url) => playerOf(url) !== undefined, "must be the address of a film at YouTube or Vimeo"),
      ),
      title: text,
      minutes: wholeNumber,
      poster: v.optional(v.strictObject({ file: pictureFile })),
    }),
  ),
  claims: v.strictObject({
    projectsDelivered: text,
    clientSatisfaction: text,
    teamExperts: text,
    yearsOfExperience: text,
    companies: text,
    returnClients: text,
    onTimeDelivery: text,
    staffingSavings: text,
  }),
  stats: v.pipe(v.array(stat), v.minLength(1, "needs at least one figure")),
  clientStats: v.pipe(v.array(countedStat), v.minLength(1, "needs at least one figure")),
  policies: v.strictObject({
    /** A final quote normally lands within this share of the estimate, in percent. */
    estimateTolerance: wholeNumber,
    deposit: text,
    maintenanceDays: wholeNumber,
    trialWeeks: wholeNumber,
    noticeDays: wholeNumber,
    startWithinWeeks: wholeNumber,
    /** Hours of every working day that a developer shares with the client. */
    overlapJunior: wholeNumber,
    overlapMidLevel: wholeNumber,
    overlapSenior: wholeNumber,
  }),
  /** The pricing answers and the terms say it in the same words. */
  ownership: text,
});

export type SiteFile = v.InferOutput<typeof siteSchema>;

/** Sets no cookies before a film is played, or is asked not to track. */
export function playerOf(url: string): string | undefined {
  const { hostname, pathname, searchParams } = new URL(url);
  const host = hostname.replace(/^(www|m)\./, "");
  const last = pathname.split("/").at(-1) ?? "";
  const youtubeId =
    host === "youtu.be" ? last : host === "youtube.com" ? (searchParams.get("v") ?? last) : "";
  if (/^[\w-]{11}$/.test(youtubeId))
    return `https://www.youtube-nocookie.com/embed/${youtubeId}?autoplay=1&rel=0`;
  // A film that is not listed has a second part, without which it is not shown.
  const [, vimeoId, unlisted] = /^\/(\d+)(?:\/(\w+))?$/.exec(pathname) ?? [];
  if (host === "vimeo.com" && vimeoId)
    return `https://player.vimeo.com/video/${vimeoId}?${unlisted ? `h=${unlisted}&` : ""}autoplay=1&dnt=1`;
  return undefined;
}
