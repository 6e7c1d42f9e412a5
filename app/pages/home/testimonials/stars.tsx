import { clsx } from "clsx";
import { Star } from "lucide";
import { Icon } from "#app/ui/icon.tsx";

const places = [1, 2, 3, 4, 5];

/** Five stars, as many of them full as the rating says, and the same in words. */
export function Stars({ rating }: { rating: number }) {
  return (
    <p className="flex gap-1">
      <span className="sr-only">Rated {rating} out of 5</span>
      {places.map((place) => (
        <Icon shape={Star} key={place} className={clsx("size-6", place <= rating && "fill-current")} />
      ))}
    </p>
  );
}
