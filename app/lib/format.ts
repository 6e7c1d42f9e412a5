const usd = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 });

export function formatUsd(amount: number) {
  return usd.format(amount);
}

const longDate = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** "May 10, 2025", from an ISO date. */
export function formatDate(isoDate: string) {
  return longDate.format(new Date(isoDate));
}

const longDay = new Intl.DateTimeFormat("en-US", { dateStyle: "long" });

/** "May 10, 2025", as it is where the visitor is. */
export function formatDay(date: Date) {
  return longDay.format(date);
}
