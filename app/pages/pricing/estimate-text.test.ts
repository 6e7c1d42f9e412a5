import { expect, test } from "vitest";
import { calculators } from "#content/calculator/index.ts";
import { policies } from "#content/site.ts";
import { fieldLimits } from "#contract/limits.ts";
import { estimateOf, optionsOf } from "./estimate.ts";
import { csvField, csvName, csvOf, messageOf, subjectOf } from "./estimate-text.ts";
import { web } from "./testing/calculators.ts";

const link = "https://midspan.example/pricing?tab=web&o=corporate.cms.hosting";
const date = new Date(2025, 4, 9, 23, 59);
const estimate = estimateOf(web, ["corporate", "cms", "hosting"]);
const shared = { title: web.title, estimate, link };
const tolerance = policies.estimateTolerance;

test("subject and message say what was selected and what it comes to", () => {
  const { range } = estimate;
  expect(subjectOf(shared)).toBe("Estimate for Web Development: $9,600");
  expect(messageOf(shared)).toBe(`I put together this estimate for Web Development:

Project type
- corporate, SSL & "more": $7,500

Functionality
- cms, SSL & "more": $1,500

Extras
- hosting, SSL & "more": $600

Total: $9,600
Estimated duration: 5 weeks
Range (${tolerance}% each way): $${dollars(range.from)} to $${dollars(range.to)}

${link}`);
});

test("the longest message of every calculator fits the contact form", () => {
  for (const calculator of calculators.all) {
    const ids = optionsOf(calculator).map(({ id }) => id);
    const longLink = `https://a-long-host-name.midspan.example/pricing?tab=${calculator.id}&o=${ids.join(".")}`;
    const document = { title: calculator.title, estimate: estimateOf(calculator, ids), link: longLink };
    expect(messageOf(document).length).toBeLessThan(fieldLimits.message);
  }
});

test("the file is a table that a spreadsheet reads as it is meant", () => {
  expect(csvOf(shared, date).split("\r\n")).toEqual([
    "Group,Item,Amount,Unit",
    'Project type,"corporate, SSL & ""more""",7500,USD',
    'Functionality,"cms, SSL & ""more""",1500,USD',
    'Extras,"hosting, SSL & ""more""",600,USD',
    "Summary,Total,9600,USD",
    "Summary,Estimated duration,5,weeks",
    `Summary,Range from (${tolerance}% below),${estimate.range.from},USD`,
    `Summary,Range to (${tolerance}% above),${estimate.range.to},USD`,
    "Document,Estimate for,Web Development,",
    "Document,Date,2025-05-09,",
    `Document,Link,${link},`,
    "",
  ]);
  expect(csvName("web", date)).toBe("midspan-estimate-web-2025-05-09.csv");
});

test.each([
  ["plain", "plain"],
  ['a "quoted" word', '"a ""quoted"" word"'],
  ["two\nlines", '"two\nlines"'],
  ["=1+1", "'=1+1"],
  ["+1, and more", `"'+1, and more"`],
  ["-1", "'-1"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\tx", "'\tx"],
  [-1, "-1"],
])("the field %j is written as %j", (value, field) => {
  expect(csvField(value)).toBe(field);
});

function dollars(amount: number) {
  return amount.toLocaleString("en-US");
}
