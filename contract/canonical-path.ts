export function canonicalPath(pathname: string) {
  return pathname
    .toLowerCase()
    .replace(/\/{2,}/g, "/")
    .replace(/(.)\/$/, "$1");
}
