import * as v from "valibot";
import { expect, test } from "vitest";
import { isIdempotencyKey, referenceOf } from "./api.ts";
import { type ContactValues, cleanForm, composeMessage, emptyForm, validate } from "./contact-fields.ts";
import { fieldLimits, lengthOf } from "./limits.ts";
import { messageSchema } from "./message.ts";
import { cleanOrigin, isArrival, originOf, originText } from "./origin.ts";

const filled: ContactValues = {
  ...emptyForm,
  name: "Ada",
  email: "ada@client.example",
  subject: "Hello",
  message: "Hi",
};

const accepts = (form: ContactValues) =>
  v.safeParse(messageSchema, composeMessage(form, "hello@midspan.example", longestOrigin)).success;

const longest = "😀".repeat(1_000);
const campaign = ["source", "medium", "campaign", "term", "content", "id"].map(
  (name) => `utm_${name}=${longest}`,
);
const longestOrigin = originText(
  originOf(
    `https://midspan.example/${longest}?${campaign.join("&")}`,
    `https://${"a".repeat(63)}.${"b".repeat(63)}.${"c".repeat(63)}.example`,
  ),
  `/${longest}`,
);

test("only required fields are reported as missing", () => {
  expect(validate(emptyForm)).toEqual({
    name: "missing",
    email: "missing",
    subject: "missing",
    message: "missing",
  });
  expect(validate(filled)).toEqual({});
});

test("form and server agree on which email addresses are valid", () => {
  for (const email of [
    "o'brien@x.ie",
    "a@localhost",
    "first.last+tag@sub.example.co",
    "a@b@c.example",
    "a b@c.example",
    "@c.example",
    "a@-c.example",
    "ä@c.example",
    "a@bücher.example",
    "ä b@c.example",
    `${"a".repeat(250)}@c.example`,
  ]) {
    const form = { ...filled, email };
    expect([email, validate(form).email === undefined]).toEqual([email, accepts(form)]);
  }
});

test("a domain in other letters is sent in its ASCII form, and other letters before the @ are refused", () => {
  const cleaned = (email: string) => cleanForm({ ...filled, email });
  expect(cleaned("ada@Bücher.example").email).toBe("ada@xn--bcher-kva.example");
  expect(cleaned("ada@উদাহরণ.বাংলা").email).toMatch(/^ada@xn--[a-z0-9-]+\.xn--[a-z0-9-]+$/);
  for (const email of ["ada@bücher.example", "ada@उदाहरण.भारत"])
    expect([validate(cleaned(email)), accepts(cleaned(email))]).toEqual([{}, true]);
  for (const email of ["ädä@client.example", "আদা@উদাহরণ.বাংলা", "ada@\u{10ffff}.example"])
    expect([validate(cleaned(email)), accepts(cleaned(email))]).toEqual([{ email: "not-ascii" }, false]);
  for (const email of ["ä", "ä@", "a ä@client.example", "a@ü/x.example", "a@ü:1.example"])
    expect(validate(cleaned(email))).toEqual({ email: "not-an-email" });
});

test("the longest valid form is a message that the server accepts", () => {
  const longest = Object.fromEntries(
    Object.entries(fieldLimits).map(([field, limit]) => [field, "😀".repeat(limit)]),
  );
  const form = { ...emptyForm, ...longest, email: `${"a".repeat(240)}@client.exampl` };
  expect(validate(form)).toEqual({});
  expect(accepts(form)).toBe(true);
  expect(validate({ ...form, name: `${form.name}x` })).toEqual({ name: "too-long" });
});

test("a cleaned form is accepted whatever was pasted into it", () => {
  const pasted = {
    ...filled,
    subject: " a\r\nb\u2028c\u0007\ud800 ",
    message: "one\r\ntwo\u2029three\u0000\tfour\ud800",
  };
  const clean = cleanForm(pasted);
  expect(clean.subject).toBe("a b c\ufffd");
  expect(clean.message).toBe("one\ntwo\nthree\tfour\ufffd");
  expect(accepts(clean)).toBe(true);
});

test("lengths are counted in code points", () => {
  expect(lengthOf("a😀ব")).toBe(3);
});

test("a reference is derived from the idempotency key", () => {
  const key = "7f3a91c2-0000-4000-8000-000000000001";
  expect(isIdempotencyKey(key)).toBe(true);
  expect(isIdempotencyKey(`${key}0`)).toBe(false);
  expect(referenceOf(key)).toBe("MS-7F3A91C2");
});

test("the origin of a visit is its first page, the host that linked to it and its campaign", () => {
  const landing = "https://midspan.example/case-studies/x?utm_source=news%0aBcc:&gclid=1&utm_other=2";
  const origin = originOf(landing, "https://user:secret@www.search.example:8443/find?q=private");
  expect(originText(origin, "/contact, opened from /pricing")).toBe(
    [
      "Where it came from:",
      "Came from: www.search.example",
      "utm_source: news Bcc:",
      "Landed on: /case-studies/x",
      "Wrote from: /contact, opened from /pricing",
    ].join("\n"),
  );
});

test("a page of this site, and none at all, is no arrival", () => {
  const landing = "https://midspan.example/about?ref=1";
  for (const referrer of ["", "https://midspan.example/pricing", "about:blank", "not an address"])
    expect([referrer, isArrival(originOf(landing, referrer))]).toEqual([referrer, false]);
  expect(isArrival(originOf(landing, "https://other.example/"))).toBe(true);
  expect(isArrival(originOf(`${landing}&utm_id=1`, ""))).toBe(true);
});

test("a visit whose second page was loaded in full began on the first", () => {
  const first = "https://midspan.example/case-studies/x?utm_source=news";
  expect(originOf("https://midspan.example/contact", first)).toEqual(originOf(first, ""));
});

test("whatever is stored as an origin becomes single lines of limited length", () => {
  const values = [null, "x", { landing: 1 }, { campaign: { utm_source: "a\r\nb\ud800", length: 1 } }];
  for (const value of [...values, { landing: longest, campaign: [longest] }]) {
    const text = originText(cleanOrigin(value), "/contact");
    expect(text.split("\n").every((line) => lengthOf(line) < 200)).toBe(true);
    expect(accepts({ ...filled, message: text })).toBe(true);
  }
});
