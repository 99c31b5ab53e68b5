import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { NavigationType, useLocation, useNavigate, useNavigationType } from "react-router";
import {
  LONGEST_SEARCH,
  readVideoQuery,
  type VideoQuery,
  writeVideoQuery,
} from "#domain/videos/video-query.ts";
import { VIDEOS } from "#content/videos/videos.ts";

/** Marks an address that typing has led to: the field is ahead of it, and must not be set back to it. */
const TYPED = { typed: true } as const;

type VideoSearch = {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onType: () => void;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

/**
 * Keeps the search field and the address in step: what is typed is looked for at once, and an address from elsewhere (a link,
 * Back) fills the field. The letters of one search are one step to go back.
 */
export function useVideoSearch(query: VideoQuery): VideoSearch {
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const cameBy = useNavigationType();
  const { key, state } = useLocation();

  /** What typing has last asked for: the address may be a letter behind. */
  const asked = useRef(query.search);

  const follow = (next: VideoQuery, replace: boolean) =>
    void navigate({ search: writeVideoQuery(next) }, { replace, state: TYPED, preventScrollReset: true });
  const onType = () => {
    const search = (field.current?.value ?? "").trim().slice(0, LONGEST_SEARCH);
    if (search === asked.current) return;
    asked.current = search;
    follow({ ...query, search }, query.search !== "");
  };

  // What was typed before the page came alive has asked nobody yet.
  const onAlive = useEffectEvent(onType);
  useEffect(() => onAlive(), []);

  const fill = useEffectEvent(() => {
    if (field.current === null || (cameBy !== NavigationType.Pop && isTyped(state))) return;
    field.current.value = query.search;
    asked.current = query.search;
  });
  const first = useRef(key);
  useEffect(() => {
    if (first.current === key) return;
    first.current = "";
    fill();
  }, [key]);

  return {
    field,
    onType,
    onSubmit(event) {
      event.preventDefault();
      const params = new URLSearchParams();
      const pressed = new FormData(event.currentTarget, submitterOf(event.nativeEvent));
      for (const [name, value] of pressed) if (typeof value === "string") params.append(name, value);
      const next = readVideoQuery(params, VIDEOS);
      asked.current = next.search;
      if (writeVideoQuery(next) !== writeVideoQuery(query)) follow(next, false);
    },
  };
}

function isTyped(state: unknown): boolean {
  return typeof state === "object" && state !== null && "typed" in state;
}

function submitterOf(event: Event): HTMLElement | null {
  return event instanceof SubmitEvent ? event.submitter : null;
}
