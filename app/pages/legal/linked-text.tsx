import { Fragment } from "react";
import { site } from "#content/site.ts";

/** A text in which our e-mail address is a link. */
export function LinkedText({ text }: { text: string }) {
  return text.split(site.email).map((part, index) => (
    // The parts of a fixed text never change their order.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above.
    <Fragment key={index}>
      {index > 0 && (
        <a href={`mailto:${site.email}`} className="text-link">
          {site.email}
        </a>
      )}
      {part}
    </Fragment>
  ));
}
