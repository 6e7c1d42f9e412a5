/** Lower case, no trailing slash. The server and the client-side router both redirect to it. */
export function canonicalPath(pathname: string) {
  return pathname
    .toLowerCase()
    .replace(/\/{2,}/g, "/")
    .replace(/(.)\/$/, "$1");
}
