/** "$12,000". */
export function formatUsd(amount: number) {
  return `$${amount.toLocaleString("en-US")}`;
}
