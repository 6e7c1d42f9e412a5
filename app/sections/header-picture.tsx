import { Picture, type PictureFiles } from "#app/ui/picture.tsx";

/**
 * A drawing behind the title of a page. It steps back where the words stand on it. Phones, which would show a scrap of
 * it, do not fetch it.
 */
export function HeaderPicture({ picture }: { picture: PictureFiles }) {
  return (
    <Picture
      picture={picture}
      sizes="max(100vw, 75rem)"
      fallbacks={[]}
      className="size-full max-sm:hidden max-lg:opacity-35"
    />
  );
}
