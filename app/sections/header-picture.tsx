import { Picture, type PictureFiles } from "#app/ui/picture.tsx";

/** A drawing behind the title of a page. It steps back on small screens, where the words stand on it. */
export function HeaderPicture({ picture }: { picture: PictureFiles }) {
  return (
    <Picture
      picture={picture}
      sizes="max(100vw, 75rem)"
      priority="high"
      fallbacks={[]}
      className="size-full max-lg:opacity-35"
    />
  );
}
