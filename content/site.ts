/** Facts about the company that pages and components share. Each stands here once. */

export const site = {
  name: "Midspan",
  tagline: "Software and teams that meet you halfway.",
  email: "hello@midspan.example",
  phone: "+91 33 0118 0118",
  /** The 30-minute call; opens in a new tab. */
  schedulingUrl: "https://cal.example/midspan/30min",
  consultationMinutes: 30,
  replyWithinHours: 24,
  foundedIn: 2018,
  city: "Kolkata",
  address: { street: "B. P. Township", city: "Kolkata", country: "India" },
  hours: {
    days: "Mon-Fri",
    opens: "8 AM",
    closes: "5 PM",
    /** The same in hours of the day, for calculations. */
    opensAt: 8,
    closesAt: 17,
    weekend: "closed",
    zone: "IST",
    utc: "UTC+5:30",
    utcOffset: 5.5,
    /** Sunday is day 0. */
    workdays: [1, 2, 3, 4, 5],
  },
} as const;

/**
 * The film on the about page: its id at YouTube, its title and its length. Without one the page has no player and
 * the content policy lets no frame in. For example: { youtubeId: "...", title: "How Midspan works", minutes: 2 }
 */
export const video: Video | undefined = undefined;

/** Where the player comes from: the address of YouTube that sets no cookies before a film is played. */
export const videoOrigin = "https://www.youtube-nocookie.com";

export type Video = { youtubeId: string; title: string; minutes: number };

/** A network without an address is not shown. */
export const socialLinks: readonly {
  name: string;
  icon: "github" | "x" | "linkedin" | "instagram";
  href: string;
}[] = [
  { name: "GitHub", icon: "github", href: "https://github.com/midspan-example" },
  { name: "X", icon: "x", href: "https://x.com/midspan_example" },
  { name: "LinkedIn", icon: "linkedin", href: "https://www.linkedin.com/company/midspan-example" },
  { name: "Instagram", icon: "instagram", href: "https://www.instagram.com/midspan.example" },
];

/** The claims of the site. Wherever one is printed it comes from here. */
export const claims = {
  projectsDelivered: "200+",
  clientSatisfaction: "99%",
  teamExperts: "15+",
  yearsOfExperience: "7+",
  companies: "over 150",
  returnClients: "85%",
  onTimeDelivery: "92%",
  staffingSavings: "40-60%",
} as const;

export const stats = [
  { value: claims.projectsDelivered, label: "projects delivered" },
  { value: claims.clientSatisfaction, label: "client satisfaction" },
  { value: claims.teamExperts, label: "team experts" },
  { value: claims.yearsOfExperience, label: "years of experience" },
] as const;

/** What clients say with their feet; beside the testimonials. */
export const clientStats = [
  { value: claims.clientSatisfaction, label: "client satisfaction" },
  { value: claims.returnClients, label: "return clients" },
  { value: claims.onTimeDelivery, label: "on-time delivery" },
] as const;

/** What we promise in figures; texts and calculations read these. */
export const policies = {
  /** A final quote normally lands within this share of the estimate, in percent. */
  estimateTolerance: 20,
  deposit: "30-50%",
  maintenanceDays: 30,
  trialWeeks: 1,
  noticeDays: 30,
  startWithinWeeks: 2,
  overlapHours: { junior: 4, midLevel: 4, senior: 5 },
} as const;

/** Who owns the work. The pricing answers and the terms say it in the same words. */
export const ownershipSentence =
  "You own the final deliverables once they are paid for in full; we keep the templates and tools that we bring to every project.";

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
