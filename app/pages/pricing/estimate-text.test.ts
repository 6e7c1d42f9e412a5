import { expect, test } from "vitest";
import { calculators } from "#content/calculator/index.ts";
import { estimateOf, optionsOf } from "./estimate.ts";
import { csvField, csvName, csvOf, messageOf, subjectOf } from "./estimate-text.ts";

const link = "https://midspan.example/pricing?tab=web&o=corporate.cms.hosting";
const date = new Date(2025, 4, 9, 23, 59);

test("subject and message say what was selected and what it comes to", () => {
  expect(subjectOf(webEstimate())).toBe("Estimate for Web Development: $9,600");
  expect(messageOf(webEstimate())).toBe(`I put together this estimate for Web Development:

Project type
- Corporate Website: $7,500

Functionality
- Content Management System: $1,500

Extras
- Hosting, SSL & Backups: $600

Total: $9,600
Estimated duration: 5 weeks
Range (20% each way): $7,680 to $11,520

${link}`);
});

test("the longest message fits the contact form", () => {
  for (const calculator of calculators.all) {
    const ids = optionsOf(calculator).map(({ id }) => id);
    const longLink = `https://a-long-host-name.midspan.example/pricing?tab=${calculator.id}&o=${ids.join(".")}`;
    const document = { title: calculator.title, estimate: estimateOf(calculator, ids), link: longLink };
    expect(messageOf(document).length).toBeLessThan(2_500);
  }
});

test("the file is a table that a spreadsheet reads as it is meant", () => {
  expect(csvOf(webEstimate(), date).split("\r\n")).toEqual([
    "Group,Item,Amount,Unit",
    "Project type,Corporate Website,7500,USD",
    "Functionality,Content Management System,1500,USD",
    'Extras,"Hosting, SSL & Backups",600,USD',
    "Summary,Total,9600,USD",
    "Summary,Estimated duration,5,weeks",
    "Summary,Range from (20% below),7680,USD",
    "Summary,Range to (20% above),11520,USD",
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

function webEstimate() {
  const [web] = calculators.all;
  if (!web) throw new Error("No calculator");
  return { title: web.title, estimate: estimateOf(web, ["corporate", "cms", "hosting"]), link };
}
