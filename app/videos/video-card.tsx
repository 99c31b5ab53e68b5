import { Check, Play } from "lucide";
import type { ReactNode } from "react";
import { VIDEO_CATEGORY_LABELS, VIDEOS_PAGE } from "#content/videos/videos-page.ts";
import type { Video } from "#domain/videos/video.ts";
import { Drawing } from "#app/ui/scenes/drawing.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { CATEGORY_DRAWINGS } from "./category-drawings.ts";
import "./video-card.css";
import "#app/ui/fold.css";

type Props = {
  readonly video: Video;
  readonly selected: boolean;
  /** The title as the link that selects; its area covers the card, play area and all. */
  readonly children: ReactNode;
};

export function VideoCard({ video, selected, children }: Props) {
  const { category, description, topics, source, length, keyPoints } = video;
  return (
    <article className="vid-card" data-selected={selected ? "" : undefined}>
      <div className="vid-play">
        <Drawing svg={CATEGORY_DRAWINGS[category]} className="vid-art" />
        <span className="vid-mark" aria-hidden="true">
          {selected ? <Icon of={Check} /> : <Icon of={Play} />}
        </span>
        <p className="vid-kind">{selected ? VIDEOS_PAGE.cardSelected : VIDEO_CATEGORY_LABELS[category]}</p>
        <h3>{children}</h3>
      </div>
      <p className="meta">
        {source}
        {length === null ? null : <span className="vid-length num">{length}</span>}
      </p>
      <p className="small">{description}</p>
      <ul className="vid-topics">
        {topics.map((topic) => (
          <li key={topic}>{topic}</li>
        ))}
      </ul>
      <details className="fold vid-points">
        <summary>{VIDEOS_PAGE.takeAway}</summary>
        <ol className="small">
          {keyPoints.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ol>
      </details>
    </article>
  );
}
