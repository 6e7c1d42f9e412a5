import { clsx } from "clsx";
import { useImageFallback } from "#app/ui/use-image-fallback.ts";

/** What a page has to know of a drawn picture: where its files are and how large. */
export type PictureFiles = {
  /** Address of the files without width, hash and ending. */
  src: string;
  alt: string;
  width: number;
  height: number;
  /** Shown until the picture is there. */
  colour: string;
  /** Widths of the AVIF files. None means that `src` is the whole address of the only file. */
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
  /** High for the picture that a visitor sees first. All others wait until they are near, low ones for them too. */
  priority?: "high" | "low";
  /** Addresses tried one after the other when the picture does not load. */
  fallbacks: readonly string[];
  className?: string;
};

export function Picture({ picture, sizes, priority, fallbacks, className }: Props) {
  const { failures, ref, onError } = useImageFallback(fallbacks.length);
  const { src, hash, widths, fallbackWidth } = picture;
  const file = (width: number, ending: string) => `${src}-${width}.${hash}.${ending}`;
  const original = failures === 0 && widths.length > 0;
  const plain = failures === 0 ? src : fallbacks[failures - 1];

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
          src={original ? file(fallbackWidth, picture.fallback) : plain}
          alt={picture.alt}
          width={picture.width}
          height={picture.height}
          loading={priority === "high" ? "eager" : "lazy"}
          fetchPriority={priority}
          onError={onError}
          className="relative block h-full w-full object-cover"
        />
      </picture>
    </span>
  );
}
