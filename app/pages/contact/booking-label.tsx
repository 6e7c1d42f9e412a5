import { site } from "#content/site.ts";

/** The figure and its unit stay on one line. One element, because a button sets its children apart. */
export function BookingLabel() {
  return (
    <span>
      Book a <span className="whitespace-nowrap">{site.consultationMinutes}-minute</span> call
    </span>
  );
}
