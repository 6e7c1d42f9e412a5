import { useLocation } from "react-router";
import { useClientValue } from "#app/lib/use-client-value.ts";
import { visitOrigin, writtenFrom } from "./visit-origin.ts";

/** What goes with the message besides what was typed, in a sentence. Its place is kept until the browser can tell. */
export function OriginNote() {
  const { pathname } = useLocation();
  const came = useClientValue(() => describeOrigin(pathname), "");
  return (
    <p className="mt-5 min-h-[3lh] measure type-small wrap-anywhere text-steel">
      {came &&
        `We also see that you ${came}. This goes with your message, so that we know what you have read.`}
    </p>
  );
}

function describeOrigin(path: string) {
  const { landing, referrer, campaign } = visitOrigin();
  const values = Object.entries(campaign).map(([name, value]) => `${name} ${value}`);
  const parts = [
    ...(referrer ? [`came from ${referrer}`] : []),
    ...(values.length > 0 ? [`followed a link with ${values.join(", ")}`] : []),
    `landed on ${landing}`,
    `are writing from ${writtenFrom(path)}`,
  ];
  return `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}
