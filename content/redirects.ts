import { library } from "./library/library.ts";
import { destination } from "./library/redirects.ts";

/** Every address that has moved, with the page it leads to in the end: nobody is sent on twice. */
export const redirects: readonly { from: string; to: string }[] = library.redirects.map(({ from, to }) => ({
  from,
  to: destination(library.redirects, from) ?? to,
}));
