import { useLocation } from "react-router";
import { useClientValue } from "#app/lib/use-client-value.ts";
import { openerOf, visitOrigin } from "./visit-origin.ts";

/** What goes with the message besides what was typed, in a sentence. Its place is kept until the browser can tell. */
export function OriginNote() {
  const { pathname } = useLocation();
  const came = useClientValue(() => describeOrigin(pathname), "");
  return (
    <p className="mt-5 min-h-[3lh] md:min-h-[2lh] measure type-small wrap-anywhere text-steel">
      {came &&
        `We also see that you ${came}. This goes with your message, so that we know what you have read.`}
    </p>
  );
}

function describeOrigin(path: string) {
  const { landing, referrer, campaign } = visitOrigin();
  const opener = openerOf(path);
  const values = Object.entries(campaign).map(([name, value]) => `${name} ${value}`);
  const parts = [
    ...(referrer ? [`came from ${referrer}`] : []),
    ...(values.length > 0 ? [`followed a link with ${values.join(", ")}`] : []),
    `landed on ${landing === path ? "this page" : landing}`,
    ...(opener ? [`opened this page from ${opener === landing ? "there" : opener}`] : []),
  ];
  const last = parts.pop();
  return parts.length > 0 ? `${parts.join(", ")} and ${last}` : last;
}
