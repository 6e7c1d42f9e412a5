/** "Finance & Fintech" becomes "finance-fintech": the id of an item in a list that gives none. */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
