import { ExternalLink, Play, X } from "lucide";
import { VIDEOS_PAGE } from "#content/videos/videos-page.ts";
import { resultsAddress, searchedFor, watchAddress } from "#domain/videos/video-addresses.ts";
import type { Video } from "#domain/videos/video.ts";
import { Icon } from "#app/ui/icon.tsx";

const WORDS = VIDEOS_PAGE.watch;

type Props = {
  readonly video: Video;
  /** Whether the player stands on the page. */
  readonly playing: boolean;
  readonly onWatch: () => void;
};

/** The ways to a film, the best of them first, and where each of them leads. */
export function VideoActions({ video, playing, onWatch }: Props) {
  const { embedUrl } = video;
  const film = watchAddress(video);
  return (
    <>
      <div className="vid-actions noprint">
        {embedUrl === null ? null : (
          <button type="button" className="btn btn-primary needs-script" onClick={onWatch}>
            {playing ? <Icon of={X} /> : <Icon of={Play} />}
            {playing ? WORDS.close : WORDS.here}
          </button>
        )}
        {film === null ? null : (
          <Outward href={film} kind={embedUrl === null ? "btn-primary" : "vid-second"}>
            {WORDS.atPlatform}
          </Outward>
        )}
        <Outward href={resultsAddress(video)} kind={film === null ? "btn-primary" : "vid-second"}>
          {WORDS.find}
        </Outward>
      </div>
      {playing ? null : (
        <ul className="vid-hints small quiet">
          {embedUrl === null ? (
            <li>{film === null ? searchOnlyHint(video) : WORDS.linkOnly}</li>
          ) : (
            <li className="needs-script">{WORDS.hereHint}</li>
          )}
          <li>{WORDS.findHint.replace("{terms}", searchedFor(video))}</li>
        </ul>
      )}
    </>
  );
}

function searchOnlyHint({ film }: Pick<Video, "film">): string {
  return film === null ? WORDS.topicOnly : WORDS.searchOnly;
}

type OutwardProps = { readonly href: string; readonly kind: string; readonly children: string };

function Outward({ href, kind, children }: OutwardProps) {
  return (
    <a className={`btn ${kind}`} href={href} target="_blank" rel="noreferrer">
      <Icon of={ExternalLink} />
      {children}
      <span className="vh"> ({WORDS.newTab})</span>
    </a>
  );
}
