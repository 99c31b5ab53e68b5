import { useEffect, useMemo, useRef, useState } from "react";
import { NavigationType, useLocation, useNavigate, useNavigationType } from "react-router";
import { readTimeRequest, type TimeRequest, timeQuery } from "#domain/names/through-time/time-request.ts";
import { isRecord } from "#domain/text/read-json.ts";
import { PATHS } from "#app/site/paths.data.ts";

/** Of a step that the fields themselves have made: they say it already. */
const OWN = { own: true };
/** So long a letter waits for its answer, to be rendered with it: twice would take a slow phone twice as long. */
const WITH_ANSWER_MS = 200;
/** So long a pause, and the address has the letters: who types slowly is not held up by it between two of them. */
const PAUSE_MS = 1000;
const REPLACES = { replace: true, preventScrollReset: true, state: OWN } as const;

type Typed = { readonly turn: number; readonly request: TimeRequest };

export type AskedTime = {
  readonly request: TimeRequest;
  /** Another number whenever the address has changed by anything else than the fields: they are then written anew. */
  readonly turn: number;
  /** A letter more or less: drawn as soon as its answer is here, and in the address after a pause, in place of the letters before. */
  readonly type: (change: Partial<TimeRequest>) => void;
  /** The field is left: the page and its address have its letters at once, before a choice or a link becomes the next step. */
  readonly settle: () => void;
  /** A choice: a step that Back undoes. */
  readonly choose: (change: Partial<TimeRequest>) => void;
};

/**
 * What is asked for: what the address says, and letters that were typed since. A new address is rendered by all of the page, which
 * takes a slow phone longer than the chart; so letters do not wait for it.
 */
export function useTimeRequest(load: (request: TimeRequest) => Promise<unknown>): AskedTime {
  const { search } = useLocation();
  const navigate = useNavigate();
  const turn = useTurn();
  const inAddress = useMemo(() => readTimeRequest(new URLSearchParams(search)), [search]);
  const [typed, setTyped] = useState({ turn, request: inAddress });
  const request = typed.turn === turn ? typed.request : inAddress;
  /** A letter whose answer is on its way. */
  const coming = useRef<Typed | null>(null);
  /** What the fields say: letters may be ahead of what is rendered. */
  const inFields = () => (coming.current?.turn === turn ? coming.current : { turn, request });
  const take = (next: Typed) => {
    coming.current = null;
    setTyped(next);
  };
  const address = addressOf(request);
  const isAhead = address !== addressOf(inAddress);
  useEffect(() => {
    if (!isAhead) return;
    const timer = setTimeout(() => void navigate(address, REPLACES), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isAhead, address, navigate]);
  return {
    request,
    turn,
    type(change) {
      const letter = { turn, request: { ...inFields().request, ...change } };
      coming.current = letter;
      const due = () => {
        if (coming.current === letter) take(letter);
      };
      setTimeout(due, WITH_ANSWER_MS);
      // A failure is told by what is rendered then.
      load(letter.request).then(due, due);
    },
    settle() {
      const last = inFields();
      take(last);
      const to = addressOf(last.request);
      if (to !== addressOf(inAddress)) void navigate(to, REPLACES);
    },
    choose(change) {
      const next = { ...inFields().request, ...change };
      take({ turn, request: next });
      void navigate(addressOf(next), { preventScrollReset: true, state: OWN });
    },
  };
}

export function addressOf(request: TimeRequest): string {
  return `${PATHS.throughTime}${timeQuery(request)}`;
}

function useTurn(): number {
  const { key, state } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const [{ seen, turn }, setSeen] = useState({ seen: key, turn: 0 });
  if (key === seen) return turn;
  const isOwn = !isBack && isRecord(state) && state["own"] === true;
  const next = isOwn ? turn : turn + 1;
  setSeen({ seen: key, turn: next });
  return next;
}
