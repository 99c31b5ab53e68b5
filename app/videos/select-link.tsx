import type { MouseEvent, ReactNode } from "react";
import { href, Link } from "react-router";
import { type VideoQuery, writeVideoQuery } from "#domain/videos/video-query.ts";

/** The part of the page that a choice leads to. */
export const PLAYER_ID = "player";

type Props = {
  readonly query: VideoQuery;
  /** The video to be selected. */
  readonly video: string;
  readonly selected: boolean;
  readonly onSelect: (event: MouseEvent) => void;
  readonly children: ReactNode;
};

/** Selects a video and leaves search and category as they are. Without JavaScript the link jumps to the player. */
export function SelectLink({ query, video, selected, onSelect, children }: Props) {
  return (
    <Link
      to={{ pathname: href("/videos"), search: writeVideoQuery({ ...query, video }), hash: PLAYER_ID }}
      preventScrollReset
      aria-current={selected ? "true" : undefined}
      onClick={onSelect}
    >
      {children}
    </Link>
  );
}
