import { library } from "./library/library.ts";
import { destination } from "./library/redirects.ts";

/** To the last page of a chain of redirects: nobody is sent on twice. */
export const redirects: readonly { from: string; to: string }[] = library.redirects.map(({ from, to }) => ({
  from,
  to: destination(library.redirects, from) ?? to,
}));
