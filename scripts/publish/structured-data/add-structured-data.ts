/** Data for programs goes to the end of the body, where it delays nothing. React skips elements it did not render. */
export function addStructuredData(html: string, data: object) {
  const end = html.lastIndexOf("</body>");
  if (end < 0) throw new Error("No end of the body to put the page's data at");
  // In a script, "<" could end it or begin a comment; inside JSON it can always be written as an escape.
  const text = JSON.stringify(data).replaceAll("<", "\\u003c");
  return `${html.slice(0, end)}<script type="application/ld+json">${text}</script>${html.slice(end)}`;
}
