import type { MouseEvent, ReactNode } from "react";
import { Link } from "react-router";
import { type VideoQuery, writeVideoQuery } from "#domain/videos/video-query.ts";
import { PATHS } from "#app/site/paths.data.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";

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

/**
 * Selects a video and leaves search and category as they are. Without JavaScript the link jumps to the player; with it the
 * page glides there by itself, and the router would jump at once to whatever a link names.
 */
export function SelectLink({ query, video, selected, onSelect, children }: Props) {
  const hash = useHydrated() ? "" : PLAYER_ID;
  return (
    <Link
      to={{ pathname: PATHS.videos, search: writeVideoQuery({ ...query, video }), hash }}
      preventScrollReset
      aria-current={selected ? "true" : undefined}
      onClick={onSelect}
    >
      {children}
    </Link>
  );
}
