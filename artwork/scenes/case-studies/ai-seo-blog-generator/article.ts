/** The draft on late invoices, claim by claim, as the editor has left it. */

export type State = "accepted" | "struck" | "waiting";

export interface Claim {
  says: string;
  source: string;
  date: string;
  state: State;
  by: string;
}

const claim = (says: string, source: string, date: string, by: string, state: State = "accepted"): Claim => ({
  says,
  source,
  date,
  state,
  by,
});

export const claims: readonly Claim[] = [
  claim("Without agreed terms, payment falls due after 30 days", "GOV.UK guidance", "2 Jul 2024", "TO"),
  claim("The 30 days run from the invoice or the delivery", "GOV.UK guidance", "2 Jul 2024", "TO"),
  claim("Firms may agree longer than 60 days if it is fair", "Act of 1998, s. 4", "In force", "MK"),
  claim("A public authority has to pay within 30 days", "GOV.UK guidance", "2 Jul 2024", "TO"),
  claim("Interest may be charged from the day after", "Act of 1998, s. 4", "In force", "MK"),
  claim("It is 8% plus the Bank of England base rate", "GOV.UK guidance", "2 Jul 2024", "", "waiting"),
  claim("£40 may be added to a debt under £1,000", "Act of 1998, s. 5A", "In force", "MK"),
  claim("£70 from £1,000 to £9,999.99", "Act of 1998, s. 5A", "In force", "MK"),
  claim("£100 from £10,000 upwards", "Act of 1998, s. 5A", "In force", "MK"),
  claim("Most customers pay within a week of a reminder", "None found", "", "MK", "struck"),
  claim("The small claims track ends at £10,000", "Civil Procedure 26", "6 Apr 2024", "TO"),
  claim("In Scotland simple procedure ends at £5,000", "Courts Scotland", "11 Mar 2024", "TO"),
  claim("A claim lapses after six years", "Limitation Act, s. 5", "In force", "TO"),
  claim("In Scotland it lapses after five", "Prescription Act, s. 6", "In force", "TO"),
  claim("A statutory demand to a company starts at £750", "GOV.UK guidance", "9 May 2024", "TO"),
  claim("The debtor then has 21 days to answer", "GOV.UK guidance", "9 May 2024", "TO"),
  claim("VAT can be claimed back after six months", "HMRC Notice 700/18", "30 Apr 2024", "MK"),
  claim("The debt has to be written off in the accounts", "HMRC Notice 700/18", "30 Apr 2024", "MK"),
  claim("The claim has to be made within four years", "HMRC Notice 700/18", "30 Apr 2024", "MK"),
  claim("Interest on a late invoice carries no VAT", "HMRC VATSC manual", "12 Feb 2024", "MK"),
  claim("The fixed sum carries no VAT either", "HMRC VATSC manual", "12 Feb 2024", "MK"),
];

export const count = (state: State): number => claims.filter((each) => each.state === state).length;
if (claims.length !== 21 || count("accepted") !== 19 || count("struck") !== 1)
  throw new Error("the sheet has 21 claims: 19 accepted, one struck, one waiting");
