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
  const { state } = useLocation();
  const written = writeVideoQuery(query);

  /** What the form has last asked for: the address, and with it the page, may be a step behind. */
  const asked = useRef(query);

  const follow = (next: VideoQuery, replace: boolean) => {
    asked.current = next;
    void navigate({ search: writeVideoQuery(next) }, { replace, state: TYPED, preventScrollReset: true });
  };
  const onType = () => {
    const search = (field.current?.value ?? "").trim().slice(0, LONGEST_SEARCH);
    if (search === asked.current.search) return;
    follow({ ...asked.current, search }, asked.current.search !== "");
  };

  // What was typed before the page came alive has asked nobody yet.
  const onAlive = useEffectEvent(onType);
  useEffect(() => onAlive(), []);

  const fill = useEffectEvent(() => {
    if (field.current === null || (cameBy !== NavigationType.Pop && isTyped(state))) return;
    field.current.value = query.search;
    asked.current = query;
  });
  const last = useRef(written);
  useEffect(() => {
    if (last.current !== written) fill();
    last.current = written;
  }, [written]);

  return {
    field,
    onType,
    onSubmit(event) {
      event.preventDefault();
      const { video, category } = asked.current;
      const pressed = chipOf(event.nativeEvent)?.value ?? category;
      const params = { q: field.current?.value ?? "", category: pressed, video: video ?? "" };
      const next = readVideoQuery(new URLSearchParams(params), VIDEOS);
      if (writeVideoQuery(next) !== writeVideoQuery(asked.current)) follow(next, false);
    },
  };
}

function isTyped(state: unknown): boolean {
  return typeof state === "object" && state !== null && "typed" in state;
}

/** The category that was pressed; none when the search itself was sent. */
function chipOf(event: Event): HTMLButtonElement | null {
  const submitter = event instanceof SubmitEvent ? event.submitter : null;
  return submitter instanceof HTMLButtonElement && submitter.hasAttribute("aria-pressed") ? submitter : null;
}
