import { clsx } from "clsx";
import { useImageFallback } from "#app/ui/use-image-fallback.ts";

/** The files of a picture and their sizes. */
export type PictureFiles = {
  /** URL of the files without width, hash and extension. */
  src: string;
  alt: string;
  width: number;
  height: number;
  /** Shown until the picture has loaded. */
  colour: string;
  /** Widths of the AVIF files. None means that `src` is the full URL of the only file. */
  widths: readonly number[];
  /** Width of the WebP file and of the JPEG or PNG file. */
  fallbackWidth: number;
  hash: string;
  fallback: "jpg" | "png";
};

type Props = {
  picture: PictureFiles;
  /** How wide the picture is shown, as in the `sizes` attribute. */
  sizes: string;
  /** High for the largest picture of the first screen, which loads eagerly. All others load lazily. */
  priority?: "high" | "low";
  /** URLs to try in order when the picture does not load. */
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
