import { site } from "./site.ts";

/** What the automated assistant of the home page says. */
export const chat = {
  greeting: `Hi, welcome to ${site.name}. Tell us what you are building and we will point you to the right person.`,
  reply: `Thanks for your message. A person will answer within ${site.replyWithinHours} hours on working days. For anything urgent call ${site.phone}.`,
} as const;
