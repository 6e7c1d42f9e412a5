import { library } from "./library/library.ts";
import { openingHours } from "./site/opening-hours.ts";
import { playerOf } from "./site/schema.ts";

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

export const video: Video | undefined =
  facts.video && player ? { title: facts.video.title, minutes: facts.video.minutes, player } : undefined;

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

export const claims = facts.claims;

export const stats = facts.stats;

export const clientStats = facts.clientStats;

const { overlapJunior, overlapMidLevel, overlapSenior, ...promises } = facts.policies;

export const policies = {
  ...promises,
  overlapHours: { junior: overlapJunior, midLevel: overlapMidLevel, senior: overlapSenior },
};

export const ownershipSentence = facts.ownership;

/** Such as "https://api.midspan.example"; empty for the host of the page. */
export const formEndpoint = facts.formEndpoint ?? "";

/** The script, the content policy and the privacy policy follow from it. */
export const visitCounter = facts.visitCounter ?? false;

/** Such as "https://images.midspan.example"; empty for the site itself. */
export const imageHost = "";

/** Files of fixed names, served with the site itself. */
export const fallbackPictures = {
  project: "/images/fallbacks/project.png",
  study: "/images/fallbacks/case-study.png",
  gallery: [
    "/images/fallbacks/gallery-1.png",
    "/images/fallbacks/gallery-2.png",
    "/images/fallbacks/gallery-3.png",
  ],
  logo: "/images/logos/placeholder.svg",
} as const;
