import { memo } from "react";
import { ButtonLink } from "#app/ui/button.tsx";
import { site } from "#content/site.ts";

/** For work that no list of options describes. */
export const CustomQuote = memo(function CustomQuote() {
  return (
    <>
      <h2 className="type-h2">Need a Custom Quote</h2>
      <p className="mt-4 measure type-lead">
        Not everything fits a list: a system to take over, a tight deadline, a team to join. Describe it, and
        a person will reply within {site.replyWithinHours} hours on working days.
      </p>
      <div className="mt-8 flex flex-wrap gap-3 max-sm:*:grow">
        <ButtonLink to="/contact" variant="glow">
          Request a Quote
        </ButtonLink>
        <ButtonLink to="/portfolio" variant="secondary">
          View Our Work
        </ButtonLink>
      </div>
    </>
  );
});
