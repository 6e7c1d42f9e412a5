/** Times as the visitor's own clock shows them. */

const moment = new Intl.DateTimeFormat("en-GB", {
  weekday: "short",
  day: "numeric",
  month: "short",
  hour: "2-digit",
  minute: "2-digit",
});

/** "Tue 17 Nov, 09:30" */
export function formatMoment(time: number) {
  return moment.format(time).replace(/^(\w+), /, "$1 ");
}

/** "02:30", from hours of the day. */
export function formatHours(hours: number) {
  const minutes = Math.round(hours * 60);
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

function pad(value: number) {
  return String(value).padStart(2, "0");
}
