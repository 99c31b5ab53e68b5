import { useEffect, useState, useSyncExternalStore } from "react";
import { get } from "#app/api/request.ts";
import { orFromDevice } from "#app/offline/or-from-device.ts";
import { createObservable } from "#app/state/observable.ts";
import { areSummaries } from "#domain/names/entry/name-summary.ts";
import { type Draw, drawText } from "./finder-query.ts";
import { type GeneratedSet, SET_SIZE } from "./generated-set.ts";
import { rememberedSet } from "./remembered-set.ts";

type State = "at rest" | "drawing" | { readonly failed: Error };

type Drawn = {
  /** Null: as the page came. */
  readonly set: GeneratedSet | null;
  readonly times: number;
  readonly state: State;
};

/** What to draw by, and whether by what this device has learned of its visitor's taste. */
type Wanted = Draw & Pick<GeneratedSet, "byTaste">;

export type NamesDraw = {
  readonly set: GeneratedSet;
  /** Changes with every draw, even if it should bring the same names. */
  readonly drawnAt: number;
  readonly state: State;
  draw(by: Wanted): void;
  retry(): void;
};

/** One set for the whole visit, so that Back from a name's page shows the same twelve. Nothing is drawn on the server. */
const NOTHING_DRAWN: Drawn = { set: null, times: 0, state: "at rest" };
const visit = createObservable(NOTHING_DRAWN);
let underWay: AbortController | undefined;

/** The generated names: those the server sent first, then whatever was drawn. Nothing is drawn but by a click. */
export function useDrawing(start: GeneratedSet): NamesDraw {
  const { set, times, state } = useSyncExternalStore(visit.subscribe, visit.read, () => NOTHING_DRAWN);
  const [wanted, setWanted] = useState<Wanted>(start);

  // What this tab remembers is known to the device only, so it cannot be part of the first render.
  useEffect(() => {
    if (visit.read().set !== null) return;
    const remembered = start.kind === "first" ? rememberedSet.now() : null;
    if (remembered !== null) show(remembered);
    else if (start.kind === "drawn") rememberedSet.change(() => start);
  }, [start]);

  const draw = (by: Wanted) => {
    setWanted(by);
    void drawAnew(by);
  };
  return { set: set ?? start, drawnAt: times, state, draw, retry: () => draw(wanted) };
}

function show(set: GeneratedSet): void {
  visit.set({ set, times: visit.read().times + 1, state: "at rest" });
}

async function askServer({ rules, mood }: Draw, signal: AbortSignal): Promise<GeneratedSet> {
  const path = `/api/names/generate?count=${SET_SIZE}&gender=${drawText({ rules, mood })}`;
  const { answer: names, fromDevice } = await orFromDevice(
    (patient) => get(path, areSummaries, { signal: patient }),
    (device) => device.draw(SET_SIZE, rules, mood),
    signal,
  );
  return { kind: "drawn", rules, mood, names, fromDevice };
}

/** What is learned from likes comes only when it is asked for, with the names. No request tells which they are. */
async function askTaste({ rules, mood }: Draw): Promise<GeneratedSet> {
  const { drawByTaste } = await import("#app/taste/draw-by-taste.ts");
  return { kind: "drawn", rules, mood, names: await drawByTaste(SET_SIZE, rules, mood), byTaste: true };
}

/** A new click gives up what is still under way: an older answer never comes after a newer one. */
async function drawAnew(by: Wanted): Promise<void> {
  underWay?.abort();
  const { signal } = (underWay = new AbortController());
  visit.set({ ...visit.read(), state: "drawing" });
  try {
    const set = await (by.byTaste === true ? askTaste(by) : askServer(by, signal));
    if (signal.aborted) return;
    rememberedSet.change(() => set);
    show(set);
  } catch (error) {
    if (signal.aborted) return;
    visit.set({
      ...visit.read(),
      state: { failed: error instanceof Error ? error : new Error(String(error)) },
    });
  }
}
