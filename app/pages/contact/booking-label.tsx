import { site } from "#content/site.ts";

/** The figure and its unit stay on one line. One element, because a button sets its children apart. */
export function BookingLabel() {
  return (
    <span>
      Book a <span className="inline-block wrap-anywhere">{site.consultationMinutes}-minute</span> call
    </span>
  );
}
