import { Picture, type PictureFiles } from "#app/ui/picture.tsx";

/** Phones, which would show a small part of it, do not load it. */
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
