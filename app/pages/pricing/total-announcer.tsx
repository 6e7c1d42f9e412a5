import { useEffect, useRef, useState } from "react";
import { formatUsd } from "#app/lib/format.ts";
import type { Estimate } from "./estimate.ts";
import { weeksText } from "./estimate-text.ts";

const quietMilliseconds = 1_000;

/** Announces the total once the visitor pauses, not after every toggle. */
export function TotalAnnouncer({ estimate: { total, weeks } }: { estimate: Estimate }) {
  const text = `Total ${formatUsd(total)}, ${weeksText(weeks)}`;
  const [spoken, setSpoken] = useState("");
  const last = useRef(text);

  useEffect(() => {
    if (text === last.current) return;
    const timer = setTimeout(() => {
      last.current = text;
      setSpoken(text);
    }, quietMilliseconds);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <p role="status" className="sr-only">
      {spoken}
    </p>
  );
}
