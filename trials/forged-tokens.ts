import { createHmac } from "node:crypto";
import { embeddedToken, turnstileToken } from "#contract/challenge.ts";
import { post } from "./harness/client.ts";
import { formatCount, mapConcurrent, tally } from "./harness/measure.ts";
import type { Random } from "./harness/random.ts";
import { createSolvedChallenge } from "./harness/tokens.ts";
import type { Trial } from "./harness/trial.ts";

type Minted = Awaited<ReturnType<typeof createSolvedChallenge>>;

export const forgedTokens: Trial = {
  id: "7",
  title: "forged, expired, tampered, malformed tokens",
  expected: "2,000 tried, 0 accepted, 0 responses with 500",
  async run(context) {
    const { random, counts } = context;
    const store = context.sqlite();
    const server = await context.startServer(store);
    const now = Math.floor(Date.now() / 1000);
    const good = await createSolvedChallenge(now + 3_600);
    const expired = await Promise.all([1, 2, 60, 86_400].map((ago) => createSolvedChallenge(now - ago)));
    const tokens = Array.from({ length: counts.tokens }, () => forge(random, good, random.pick(expired)));
    const responses = await mapConcurrent(tokens, 16, (token) => post(server, { token }));
    const statuses = responses.map(({ status }) => status);
    const accepted = statuses.filter((status) => status < 300).length;
    const failed = statuses.filter((status) => status >= 500).length;
    const stored = await store.count("messages");
    // The valid token that all were made from still works.
    const last = (await post(server, { token: embeddedToken(good.challenge, good.solution) })).status;
    const measured = `${formatCount(tokens.length)} tried (${tally(statuses)}), ${accepted} accepted, ${failed} responses with 500; the valid one then ${last}`;
    return [{ store: store.name, measured, passed: accepted + failed + stored === 0 && last === 202 }];
  },
};

function forge(random: Random, { challenge, solution }: Minted, expired: Minted): string {
  const { parameters, signature = "" } = challenge;
  const good = embeddedToken(challenge, solution);
  const encoded = good.slice("embedded.".length);
  const later = { ...parameters, expiresAt: (parameters.expiresAt ?? 0) + random.int(1, 1e9) };
  const guessed = createHmac("sha256", random.word(32)).update(JSON.stringify(later)).digest("hex");
  return random.pick<() => string>([
    () => embeddedToken(expired.challenge, expired.solution),
    () => embeddedToken({ parameters: later, signature }, solution),
    () => embeddedToken({ parameters: later, signature: guessed }, solution),
    () => embeddedToken({ parameters }, solution),
    () => embeddedToken({ parameters: { ...parameters, cost: random.int(0, 5_000) }, signature }, solution),
    () => embeddedToken({ parameters: { ...parameters, nonce: random.word(32) }, signature }, solution),
    () => embeddedToken(challenge, { ...solution, derivedKey: parameters.keyPrefix.slice(0, 8) }),
    () => embeddedToken(challenge, { ...solution, derivedKey: expired.solution.derivedKey }),
    () => embeddedToken(expired.challenge, solution),
    () => flipByte(random, Buffer.from(encoded, "base64")),
    () => flipByte(random, Buffer.from(encoded, "base64")),
    () => `embedded.${random.bytes(random.int(0, 800)).toString("base64")}`,
    () => `embedded.${random.word(random.int(0, 5_000))}`,
    () => `embedded.${Buffer.from(JSON.stringify(random.pick([null, [], {}, 1, "x"]))).toString("base64")}`,
    () => turnstileToken(random.word(40)),
    () => `${random.word(5)}.${encoded}`,
    () => encoded,
    () => "embedded.",
  ])();
}

function flipByte(random: Random, bytes: Buffer) {
  const at = random.int(0, bytes.length);
  bytes[at] = (bytes[at] ?? 0) ^ random.int(1, 256);
  return `embedded.${bytes.toString("base64")}`;
}
