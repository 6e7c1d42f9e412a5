const positions = [0, 1, 2, 3, 4];

/** The rating as stars, and as text for screen readers. */
export function Stars({ rating }: { rating: number }) {
  return (
    <p>
      <span className="sr-only">Rated {rating} out of 5</span>
      <svg
        aria-hidden="true"
        width="136"
        height="24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinejoin="round"
      >
        <path d={stars(positions.slice(0, rating))} fill="currentColor" />
        <path d={stars(positions.slice(rating))} />
      </svg>
    </p>
  );
}

/** One path for all of them, to keep the number of elements low. */
function stars(at: readonly number[]) {
  return at
    .map(
      (position) =>
        `M${12 + 28 * position} 2.6l2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.1-5.9 3.1 1.2-6.5-4.8-4.6 6.6-.9z`,
    )
    .join("");
}
