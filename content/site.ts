import { library } from "./library/library.ts";
import { openingHours } from "./site/opening-hours.ts";
import { playerOf } from "./site/schema.ts";

/** Facts about the company that pages and components share, from site.yaml. Each stands there once. */

const facts = library.site;

export const site = {
  name: facts.name,
  tagline: facts.tagline,
  email: facts.email,
  phone: facts.phone,
  schedulingUrl: facts.schedulingUrl,
  consultationMinutes: facts.consultationMinutes,
  replyWithinHours: facts.replyWithinHours,
  foundedIn: facts.foundedIn,
  city: facts.address.city,
  address: facts.address,
  hours: openingHours(facts.hours),
};

export type Video = { title: string; minutes: number /** What the frame shows. */; player: string };

const player = facts.video && playerOf(facts.video.url);

/** The film on the about page, if there is one. */
export const video: Video | undefined =
  facts.video && player ? { title: facts.video.title, minutes: facts.video.minutes, player } : undefined;

/** Where the player comes from, or would. */
export const videoOrigin = new URL(player ?? "https://www.youtube-nocookie.com").origin;

const networks = [
  { name: "GitHub", icon: "github" },
  { name: "X", icon: "x" },
  { name: "LinkedIn", icon: "linkedin" },
  { name: "Instagram", icon: "instagram" },
] as const;

export const socialLinks = networks.flatMap(({ name, icon }) => {
  const href = facts.social[icon];
  return href ? [{ name, icon, href }] : [];
});

/** The claims of the site. Wherever one is printed it comes from here. */
export const claims = facts.claims;

export const stats = facts.stats;

/** What clients say with their feet; beside the testimonials. */
export const clientStats = facts.clientStats;

const { overlapJunior, overlapMidLevel, overlapSenior, ...promises } = facts.policies;

/** What we promise in figures; texts and calculations read these. */
export const policies = {
  ...promises,
  overlapHours: { junior: overlapJunior, midLevel: overlapMidLevel, senior: overlapSenior },
};

export const ownershipSentence = facts.ownership;

/** Where the contact form posts to, such as "https://api.midspan.example"; empty for the host of its page. */
export const formEndpoint = facts.formEndpoint ?? "";

/** Where pictures are served from, such as "https://images.midspan.example"; empty for the site itself. */
export const imageHost = "";

/** What stands in for a picture that does not load. Files of fixed names, served with the site itself. */
export const fallbackPictures = {
  project: "/images/fallbacks/project.png",
  study: "/images/fallbacks/case-study.png",
  /** They take turns. */
  gallery: [
    "/images/fallbacks/gallery-1.png",
    "/images/fallbacks/gallery-2.png",
    "/images/fallbacks/gallery-3.png",
  ],
  logo: "/images/logos/placeholder.svg",
} as const;
