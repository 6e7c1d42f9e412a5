import { clsx } from "clsx";
import { useEffect, useRef, useState } from "react";

/** What a page has to know of a drawn picture: where its files are and how large. */
export type PictureFiles = {
  /** Address of the files without width, hash and ending. */
  src: string;
  alt: string;
  width: number;
  height: number;
  /** Shown until the picture is there. */
  colour: string;
  /** Widths of the AVIF files. */
  widths: readonly number[];
  /** Width of the one WebP and the one file for everyone else. */
  fallbackWidth: number;
  hash: string;
  fallback: "jpg" | "png";
};

type Props = {
  picture: PictureFiles;
  /** How wide the picture is shown, as in the `sizes` attribute. */
  sizes: string;
  /** For the picture that a visitor sees first. All others wait until they are near. */
  priority?: boolean;
  /** Addresses tried one after the other when the picture does not load. */
  fallbacks: readonly string[];
  className?: string;
};

export function Picture({ picture, sizes, priority = false, fallbacks, className }: Props) {
  const { failures, ref, onError } = useFailures(fallbacks.length);
  const { src, hash, widths, fallbackWidth } = picture;
  const file = (width: number, ending: string) => `${src}-${width}.${hash}.${ending}`;
  const original = failures === 0;

  return (
    <span className={clsx("relative block overflow-hidden", className)}>
      <svg className="absolute inset-0 size-full" aria-hidden="true" focusable="false">
        <rect width="100%" height="100%" fill={picture.colour} />
      </svg>
      <picture>
        {original && (
          <>
            <source
              type="image/avif"
              srcSet={widths.map((width) => `${file(width, "avif")} ${width}w`).join(", ")}
              sizes={sizes}
            />
            <source type="image/webp" srcSet={file(fallbackWidth, "webp")} />
          </>
        )}
        <img
          ref={ref}
          src={original ? file(fallbackWidth, picture.fallback) : fallbacks[failures - 1]}
          alt={picture.alt}
          width={picture.width}
          height={picture.height}
          loading={priority ? "eager" : "lazy"}
          fetchPriority={priority ? "high" : "auto"}
          decoding="async"
          onError={onError}
          className="relative block h-full w-full object-cover"
        />
      </picture>
    </span>
  );
}

/** Counts failed attempts up to the last fallback, so that a missing fallback ends the chain and not in a loop. */
function useFailures(limit: number) {
  const [failures, setFailures] = useState(0);
  const ref = useRef<HTMLImageElement>(null);
  const onError = () => setFailures((count) => Math.min(count + 1, limit));

  // The picture may have failed before React was there to hear of it.
  useEffect(() => {
    const image = ref.current;
    if (image?.complete && image.naturalWidth === 0) setFailures((count) => Math.min(count + 1, limit));
  }, [limit]);

  return { failures, ref, onError };
}
