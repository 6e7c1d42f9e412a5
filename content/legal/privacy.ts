import { defineContent } from "../collection.ts";
import { site, visitCounter } from "../site.ts";
import { sendsVitals } from "../vitals.ts";
import { legalDocumentSchema } from "./schema.ts";

const counting = visitCounter
  ? `The site sets no cookies and has no advertising or tracking scripts. It counts visits with ${visitCounter.kind === "plausible" ? "Plausible" : "Umami"}, from ${new URL(visitCounter.script).host}: the page, the site that linked to it, the kind of browser and device, the country, and that an estimate was made or shared, a message sent or the scheduling page opened. None of this identifies you, and nothing is kept in your browser. A browser that asks not to be tracked, by Do Not Track or Global Privacy Control, is not counted.`
  : `The site sets no cookies and has no ${sendsVitals ? "" : "analytics, "}advertising or tracking scripts.`;

const measuring = sendsVitals
  ? " When you leave a page, it tells our server how fast it was for you: how soon it appeared, how quickly it responded and how much its layout shifted, with the kind of page and nothing else. The server adds these figures to that day’s counts, which are removed after 90 days. A browser that asks not to be tracked sends nothing."
  : "";

export const privacyPolicy = defineContent("legal/privacy.ts", legalDocumentSchema, {
  id: "privacy-policy",
  title: "Privacy Policy",
  subtitle: "What this website learns about you, how long we keep it and how to have it erased.",
  lastUpdated: "2025-05-10",
  sections: [
    {
      id: "introduction",
      title: "Introduction",
      paragraphs: [
        `${site.name} is a software development and technical staffing company at ${site.address.street}, ${site.address.city}, ${site.address.country}. We decide what happens to the personal data that this website receives.`,
        `This policy covers the website and the messages sent through its contact form. Work for a client is covered by the contract with that client. Questions go to ${site.email}.`,
      ],
    },
    {
      id: "information-we-collect",
      title: "Information We Collect",
      paragraphs: [
        `You can read every page without telling us who you are. ${counting}${measuring}`,
        "The contact form sends your name, email address, subject and message, and your phone number and company if you give them. It also sends how you reached it: the page you landed on, the host of the site that linked to it, the utm values of that link, the page you wrote from and the one before it. The form shows you these before you send. Two values are added: a random key, so that a message sent twice is stored once, and proof that you passed the security check. The key is kept for 48 hours, the proof until a day after it has expired. None of it leaves your browser until you press the button. Where the site is set up to confirm messages, one automatic email with your reference then goes to the address you gave.",
        "The security check is a small calculation that your browser does by itself. Where the site is set up to use Cloudflare Turnstile for this, Cloudflare’s script runs on the contact page and sees your network address and details of your browser.",
        "Your browser keeps a few things for you. Until you close the tab, its session storage holds the draft of your message, where your visit came from, your chat on the home page, your place on each page, a mark that the bridge has been drawn and, if a page failed to load, its address. Its local storage holds your shortlist until you clear it. None of this reaches us unless you send it in a message; the chat answers inside your browser.",
        "The server log records a request number, the kind of page or call, the status of the answer and the time it took. It holds no network address, no query and no message text, and it is kept for 30 days. To stop floods, the server also counts requests per network address. These counters are not in the log and run for at most a day.",
        "The content of a message is removed from the website’s database 30 days after it was delivered to our mailbox. One that could not be delivered is kept until we have dealt with it, and removed 30 days later. The delivered email is ordinary correspondence: we keep it while we talk about your project, and delete it sooner if you ask.",
        "The scheduling page, our social profiles and the video player belong to other companies. None of them is contacted until you click, and from then on their own policies apply.",
      ],
    },
    {
      id: "how-we-use-your-information",
      title: "How We Use Your Information",
      paragraphs: [
        "We use a message to answer it, to prepare a quote and to agree a contract if you want one. The legal basis is your consent, given by sending it, and the steps you ask us to take before a contract.",
        "The log, the counters and the security check keep the form free of abuse and the site running. For these we rely on our legitimate interest in a service that works.",
        "We build no profiles, make no automated decisions about people and send no newsletters to addresses from the form.",
      ],
    },
    {
      id: "information-sharing",
      title: "Information Sharing",
      paragraphs: ["We do not sell or rent personal data. It reaches others only in these cases:"],
      points: [
        "The company that carries our email and the one that runs our server handle messages on our behalf.",
        "Cloudflare checks that a visitor is human, where Turnstile is in use.",
        ...(visitCounter ? [`${new URL(visitCounter.script).host} counts visits on our behalf.`] : []),
        "A court or an authority receives what the law obliges us to hand over.",
      ],
    },
    {
      id: "your-choices",
      title: "Your Choices",
      paragraphs: [
        `Write to ${site.email} from the address you used, and we will act within 30 days at no charge. You have these rights under India’s Digital Personal Data Protection Act 2023, and under the GDPR if you are in the European Union or the United Kingdom:`,
      ],
      points: [
        "See the data we hold about you, and get a copy.",
        "Have a mistake corrected.",
        "Have your messages erased.",
        "Withdraw your consent, or object to a use that rests on our legitimate interest.",
        "Complain to the Data Protection Board of India or to the supervisory authority where you live.",
      ],
    },
    {
      id: "contact-us",
      title: "Contact Us",
      paragraphs: [
        `Email ${site.email}, or write to ${site.name}, ${site.address.street}, ${site.address.city}, ${site.address.country}. We are there ${site.hours.days}, ${site.hours.door} ${site.hours.zone}.`,
        "When this policy changes, the date at the top changes with it.",
      ],
    },
  ],
});
