import { Play } from "lucide";
import { useState } from "react";
import { ExternalLink } from "#app/ui/external-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture, type PictureFiles } from "#app/ui/picture.tsx";
import type { Video } from "#content/site.ts";

/** A poster with a play button: nothing is requested from the other site before the click. */
export function VideoFacade({ video, poster }: { video: Video; poster: PictureFiles }) {
  const [playing, setPlaying] = useState(false);
  const { title, minutes } = video;
  const bar = "flex min-h-14 w-full items-center gap-4 px-5 py-3 text-left type-label md:min-h-18 md:px-8";
  return (
    <section aria-label={title} className="group screen-only relative">
      <div className="relative aspect-video bg-ink">
        {playing ? (
          <Player video={video} />
        ) : (
          <Picture
            picture={poster}
            sizes="(min-width: 88rem) 82rem, calc(100vw - 2.5rem)"
            fallbacks={["/images/fallbacks/gallery-1.png"]}
            className="size-full"
          />
        )}
      </div>
      {playing ? (
        <p className={`${bar} bg-fog`}>{title}</p>
      ) : (
        <button
          type="button"
          onClick={() => setPlaying(true)}
          className={`${bar} bg-taxi after:absolute after:inset-0 group-hover:underline noscript:hidden`}
        >
          <Icon shape={Play} className="size-7 shrink-0 fill-current" />
          Play video: {title} ({minutes} min)
        </button>
      )}
      <noscript>
        <ExternalLink href={video.player} className={`${bar} bg-taxi`}>
          Play video: {title} ({minutes} min)
        </ExternalLink>
      </noscript>
    </section>
  );
}

/** The button that had focus is removed, so the player takes it. */
function Player({ video: { player, title } }: { video: Video }) {
  return (
    <iframe
      ref={(frame) => frame?.focus()}
      src={player}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      loading="lazy"
      referrerPolicy="strict-origin-when-cross-origin"
      className="absolute inset-0 size-full"
    />
  );
}
