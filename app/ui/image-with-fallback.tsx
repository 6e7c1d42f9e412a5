import type { ComponentProps } from "react";
import { useImageFallback } from "#app/ui/use-image-fallback.ts";

type Props = Omit<ComponentProps<"img">, "src"> & { src: string; alt: string; fallback: string };

/** A small, lazily loaded image with a fallback that is shown when it does not load. */
export function ImageWithFallback({ src, fallback, alt, ...props }: Props) {
  const { failures, ref, onError } = useImageFallback(1);
  return (
    <img
      {...props}
      ref={ref}
      src={failures === 0 ? src : fallback}
      alt={alt}
      loading="lazy"
      decoding="async"
      onError={onError}
    />
  );
}
