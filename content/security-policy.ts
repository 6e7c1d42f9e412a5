import { site } from "./site.ts";

export const securityPolicy = `Reporting a weakness in the ${site.name} website

Write to ${site.email}. Say what you found, where, and how to see it happen. One weakness per message is easiest to follow.

A person answers within ${site.replyWithinHours} hours on working days and tells you what we will do and by when. You hear from us again when it is mended.

Please:
- test with data of your own and stop once you have shown the weakness,
- leave out load tests, mass messages through the contact form and anything aimed at our staff,
- wait until it is mended, or 90 days, before you tell others.

Whoever keeps to this has nothing to fear from us, and is named in our thanks if they like. We pay no rewards.
`;
