import { destination, type Redirect } from "./redirects.ts";

const folder = "/services/";

/** A renamed service is known by its old name as long as that redirects to it; a removed one is left out. */
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
