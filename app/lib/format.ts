const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** "12,000". Not Intl.NumberFormat: creating one takes as long as a page takes to hydrate. */
export function formatNumber(value: number) {
  return Math.round(value)
    .toString()
    .replaceAll(/\B(?=(\d{3})+$)/g, ",");
}

/** "$12,000". */
export function formatUsd(amount: number) {
  return amount < 0 ? `-$${formatNumber(-amount)}` : `$${formatNumber(amount)}`;
}

/** "May 10, 2025", from an ISO date. */
export function formatDate(isoDate: string) {
  const [year, month, date] = isoDate.split("-").map(Number);
  return `${months[Number(month) - 1]} ${date}, ${year}`;
}

/** "10 May 2025", in the visitor's time zone. */
export function formatDay(at: Date) {
  return `${at.getDate()} ${months[at.getMonth()]} ${at.getFullYear()}`;
}
