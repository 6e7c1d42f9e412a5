import { Play } from "lucide-react";
import { useState } from "react";
import { Picture, type PictureFiles } from "#app/ui/picture.tsx";
import { type Video, videoOrigin } from "#content/site.ts";

/** A picture with a button in place of the player: nothing is asked of the other site before the click. */
export function VideoFacade({ video, poster }: { video: Video; poster: PictureFiles }) {
  const [playing, setPlaying] = useState(false);
  return (
    <section aria-label={video.title} className="screen-only">
      <div className="on-dark relative aspect-video overflow-hidden bg-ink text-white">
        {playing ? (
          <Player video={video} />
        ) : (
          <Poster video={video} poster={poster} onPlay={() => setPlaying(true)} />
        )}
      </div>
    </section>
  );
}

function Poster({
  video: { title, minutes },
  poster,
  onPlay,
}: {
  video: Video;
  poster: PictureFiles;
  onPlay: () => void;
}) {
  return (
    <button type="button" onClick={onPlay} className="group block size-full text-left">
      <Picture
        picture={poster}
        sizes="(min-width: 88rem) 82rem, 92vw"
        fallbacks={["/images/fallbacks/gallery-1.png"]}
        className="size-full"
      />
      <span className="absolute bottom-0 left-0 flex max-w-full items-center gap-4 bg-taxi py-3 pr-5 pl-4 text-ink md:py-5 md:pr-8 md:pl-6">
        <Play strokeWidth={1.75} aria-hidden="true" className="size-7 shrink-0 fill-current md:size-9" />
        <span className="type-label group-hover:underline">
          Play video: {title} ({minutes} min)
        </span>
      </span>
    </button>
  );
}

/** The button that had the focus is gone, so the player takes it. */
function Player({ video: { youtubeId, title } }: { video: Video }) {
  return (
    <iframe
      ref={(frame) => frame?.focus()}
      src={`${videoOrigin}/embed/${encodeURIComponent(youtubeId)}?autoplay=1&rel=0`}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      loading="lazy"
      referrerPolicy="strict-origin-when-cross-origin"
      className="absolute inset-0 size-full"
    />
  );
}
