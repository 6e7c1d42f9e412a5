/** The one form of a path: lower case, no slash at the end. The server redirects to it, the router does the same. */
export function canonicalPath(pathname: string) {
  return pathname
    .toLowerCase()
    .replace(/\/{2,}/g, "/")
    .replace(/(.)\/$/, "$1");
}
