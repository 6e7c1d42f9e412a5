import { clsx } from "clsx";
import { useId } from "react";

/** A pattern, because steps differ in height; the support of the next span covers its end. */
export function SpanPlan({ painted = false }: { painted?: boolean }) {
  const id = useId();
  return (
    <div className={clsx("absolute inset-y-0 left-0 w-12 md:w-24", painted && "span-paint")}>
      <svg
        className="h-[200%] w-24 origin-top-left scale-50 overflow-visible md:h-full md:scale-100"
        aria-hidden="true"
        focusable="false"
      >
        <defs>
          <pattern id={id} width="96" height="48" patternUnits="userSpaceOnUse">
            {painted && <path className="fill-taxi" d="M10 0H86V48H10Z" />}
            <g className="stroke-ink">
              <path d="M10 0 86 48M86 0 10 48" strokeWidth="1.6" />
              <path d="M10 0H86M10 48H86" strokeWidth="3" />
              <path d="M28 0H68V48H28Z" className="fill-ink" stroke="none" />
              <path d="M48 14V34" strokeWidth="2.5" className="stroke-white" />
              <path d="M10 0V48M86 0V48" strokeWidth="6" />
            </g>
            <path d="M10 24h.01M86 24h.01" strokeWidth="11" strokeLinecap="round" className="stroke-ink" />
            <path d="M10 24h.01M86 24h.01" strokeWidth="7" strokeLinecap="round" className="stroke-taxi" />
          </pattern>
        </defs>
        <rect width="100%" height="100%" fill={`url(#${id})`} />
        <rect x="-6" y="-4" width="108" height="10" className="fill-ink" />
        <rect x="-6" y="100%" width="108" height="10" transform="translate(0 -4)" className="fill-ink" />
      </svg>
    </div>
  );
}

/** The taxi drives down the page. */
export function TaxiFromAbove({ className }: { className?: string }) {
  return (
    <svg viewBox="-20 -40 40 80" className={clsx("block", className)} aria-hidden="true" focusable="false">
      <g className="stroke-ink" strokeWidth="2.2" strokeLinejoin="round">
        <path
          className="fill-taxi"
          d="M-12-37Q0-40 12-37 16-30 15-14L16 8Q17 26 13 34 6 39 0 39-6 39-13 34-17 26-16 8L-15-14Q-16-30-12-37Z"
        />
        <path
          className="fill-ink"
          d="M-11-20Q0-25 11-20L9-14H-9ZM-12 12H12Q13 18 12 21 0 17-12 21-13 18-12 12Z"
          stroke="none"
        />
        <path d="M-12-12V9M12-12V9" strokeWidth="3" className="stroke-ink" />
        <path d="M-8-10H8V8H-8Z" className="fill-taxi" strokeWidth="1.6" />
        <path d="M-6-4H6V2H-6Z" className="fill-white" strokeWidth="1.6" />
        <path d="M-6 23V35M6 23V35" fill="none" strokeWidth="1.4" />
        <path className="fill-white" d="M-14 31a3 3 0 0 0 5 4ZM14 31a3 3 0 0 1-5 4Z" strokeWidth="1.4" />
      </g>
    </svg>
  );
}
