import { CircleCheck, Phone, TriangleAlert } from "lucide";
import { type RefObject, useState } from "react";
import { Link } from "react-router";
import { VIDEOS_PAGE } from "#content/videos/videos-page.ts";
import type { Video } from "#domain/videos/video.ts";
import { contactPath } from "#app/site/contact-path.ts";
import { PATHS } from "#app/site/paths.data.ts";
import { Icon } from "#app/ui/icon.tsx";
import { PLAYER_ID } from "./select-link.tsx";
import { VideoActions } from "./video-actions.tsx";
import "#app/ui/note.css";
import "./video-player.css";

const TITLE_ID = "player-title";

/** It comes from an origin that is not ours, so it cannot lift its own sandbox. */
const PLAYER_MAY =
  "allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox";

type Props = { readonly video: Video; readonly ref: RefObject<HTMLElement | null> };

/**
 * The selected video as a title card, with what it teaches in words. The player below the card is hidden and has no address:
 * it costs nothing, and asks nothing of anybody, until the visitor wants it.
 */
export function VideoPlayer({ video, ref }: Props) {
  const { id, title, description, source, film, length, keyPoints, caution, embedUrl } = video;
  const [asked, setAsked] = useState<string | null>(null);
  // Another video has been selected: it must be asked for anew.
  if (asked !== null && asked !== id) setAsked(null);
  const playing = asked === id;
  return (
    <section className="vid-player" id={PLAYER_ID} tabIndex={-1} aria-labelledby={TITLE_ID} ref={ref}>
      <div className="vid-title">
        <p className="vid-notice" role="status">
          <Icon of={CircleCheck} />
          <span>
            {VIDEOS_PAGE.selected}
            <span className="vh">: {title}</span>
          </span>
        </p>
        <h2 id={TITLE_ID}>{title}</h2>
        <p className="small">
          {source}
          {length === null ? null : <span className="vid-length num">{length}</span>}
        </p>
        <VideoActions video={video} playing={playing} onWatch={() => setAsked(playing ? null : id)} />
      </div>
      {embedUrl === null ? null : (
        <iframe
          key={playing ? id : "idle"}
          className="vid-frame"
          title={film ?? title}
          hidden={!playing}
          src={playing ? embedUrl : undefined}
          loading="lazy"
          sandbox={playing ? PLAYER_MAY : undefined}
          allow="encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      )}
      <div className="vid-words">
        {caution === undefined ? null : (
          <div className="note note-remember">
            <h3>
              <Icon of={TriangleAlert} />
              {VIDEOS_PAGE.caution}
            </h3>
            <p>{caution.text}</p>
            <a className="btn" href={`tel:${caution.phone}`}>
              <Icon of={Phone} />
              {VIDEOS_PAGE.call.replace("{number}", caution.phone)}
            </a>
          </div>
        )}
        <p>{description}</p>
        <h3>{VIDEOS_PAGE.takeAway}</h3>
        <ol>
          {keyPoints.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ol>
        <Where video={video} />
      </div>
    </section>
  );
}

/** What the film is called, since when nobody has checked it, and where to read instead. */
function Where({ video: { id, film, youtubeId, page } }: Pick<Props, "video">) {
  const { unchecked, report, reportSubject } = VIDEOS_PAGE.watch;
  return (
    <div className="vid-where small quiet">
      {film === null ? null : (
        <p>
          {VIDEOS_PAGE.film}: “{film}”{youtubeId === null ? null : `, ${unchecked}`}.{" "}
          {youtubeId === null ? null : (
            <Link to={contactPath(reportSubject, `${PATHS.videos}?video=${id}`)}>{report}</Link>
          )}
        </p>
      )}
      {page === undefined ? null : (
        <p>
          <a href={page.href}>{page.label}</a>
        </p>
      )}
    </div>
  );
}
