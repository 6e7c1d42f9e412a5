const places = [0, 1, 2, 3, 4];

/** Five stars, as many of them full as the rating says, and the same in words. */
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
        <path d={stars(places.slice(0, rating))} fill="currentColor" />
        <path d={stars(places.slice(rating))} />
      </svg>
    </p>
  );
}

/** One line for all of them: a drawing for each would be a third of the elements in this part of the page. */
function stars(at: readonly number[]) {
  return at
    .map(
      (place) =>
        `M${12 + 28 * place} 2.6l2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.1-5.9 3.1 1.2-6.5-4.8-4.6 6.6-.9z`,
    )
    .join("");
}
