import { site } from "#content/site.ts";

/** The figure and its unit stay on one line. */
export function BookingLabel() {
  return (
    <>
      Book a <span className="whitespace-nowrap">{site.consultationMinutes}-minute</span> call
    </>
  );
}
