import { destination, type Redirect } from "./redirects.ts";

const folder = "/services/";

/**
 * What the services that an entry names are called now. One that was renamed is known by its old name as long as the
 * old address leads to it; one that was removed is left out as long as its address leads elsewhere.
 */
export function presentServices(
  named: readonly string[],
  known: readonly string[],
  redirects: readonly Redirect[],
): string[] {
  const present = named.flatMap((id) => {
    if (known.includes(id)) return [id];
    const moved = destination(redirects, folder + id) ?? "";
    return moved.startsWith(folder) ? [moved.slice(folder.length)] : [];
  });
  return [...new Set(present)];
}
