import { useSyncExternalStore } from "react";
import { inOrder, type StoredSheets, NO_SHEETS } from "#domain/printables/stored-sheets.ts";
import { createObservable } from "#app/state/observable.ts";
import { onForgotten } from "#app/device/forgotten.ts";
import { askToPersist } from "./ask-to-persist.ts";
import {
  openSheets,
  readSheets,
  type RecordIds,
  type SheetsDatabase,
  writeSheets,
} from "./sheets-database.ts";
import { withChanges } from "./with-changes.ts";

/** "unkept": this browser keeps nothing (a private window, say), or has no room: entries hold for this page. */
export type Standing = "opening" | "saving" | "saved" | "unkept";

type SheetState = { readonly kept: StoredSheets; readonly standing: Standing };

/** What becomes of the records of a change: these are written, those taken away. */
type SheetChange = Partial<StoredSheets> & { readonly forgotten?: RecordIds };

const NOTHING: RecordIds = { children: [], sheets: [] };
const OPENING: SheetState = { kept: NO_SHEETS, standing: "opening" };
const CHANNEL = "filled-sheets";

const store = createObservable(OPENING);
let database: Promise<SheetsDatabase> | undefined;
let isListening = false;
let channel: BroadcastChannel | undefined;
/** Changes on their way, and whether another tab has made some meanwhile. */
let writing = 0;
let isBehind = false;

function set(next: Partial<SheetState>): void {
  store.set({ ...store.read(), ...next });
}

/** What is kept, for a screen that shows it: nothing until it was read. The server keeps nothing of it. */
export function useSheets(): SheetState {
  return useSyncExternalStore(subscribe, store.read, () => OPENING);
}

export function sheetsNow(): StoredSheets {
  return store.read().kept;
}

/** Shows a change at once, and writes it down at once: a reload in the next moment loses no letter. */
export function changeSheets(change: SheetChange): void {
  const { children = [], sheets = [], forgotten = NOTHING } = change;
  const { kept } = store.read();
  const isFirst = kept.sheets.length === 0;
  set({
    kept: {
      children: inOrder(withChanges(kept.children, children, forgotten.children)),
      sheets: withChanges(kept.sheets, sheets, forgotten.sheets),
    },
  });
  void write({ children, sheets }, forgotten);
  if (isFirst) askToPersist();
}

async function write(written: StoredSheets, forgotten: RecordIds): Promise<void> {
  writing += 1;
  // What was not kept before is kept now, if it can be.
  const { kept, standing } = store.read();
  const all = standing === "unkept" ? kept : written;
  if (standing === "saved") set({ standing: "saving" });
  try {
    await writeSheets(await opened(), all, forgotten);
    writing -= 1;
    if (writing === 0) set({ standing: "saved" });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel takes none
    channel?.postMessage("changed");
  } catch {
    writing -= 1;
    set({ standing: "unkept" });
  }
  if (writing === 0 && isBehind) void read();
}

function opened(): Promise<SheetsDatabase> {
  database ??= openSheets((isDeleted) => {
    database = undefined;
    if (isDeleted) set({ kept: NO_SHEETS, standing: "saved" });
  });
  database.catch(() => (database = undefined));
  return database;
}

/** Reads what lies there; while something is on its way there, a little later. */
async function read(): Promise<void> {
  try {
    const kept = await readSheets(await opened());
    isBehind = writing > 0;
    if (!isBehind) set({ kept, standing: "saved" });
  } catch {
    set({ standing: "unkept" });
  }
}

function subscribe(listener: () => void): () => void {
  if (!isListening) listen();
  return store.subscribe(listener);
}

/** Once for the page. */
function listen(): void {
  isListening = true;
  if ("BroadcastChannel" in globalThis) {
    channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener("message", () => void read());
  }
  // A page that comes back from the browser's memory has heard nothing meanwhile.
  globalThis.addEventListener("pageshow", ({ persisted }) => (persisted ? void read() : undefined));
  // What is kept was deleted with its database; this is for what only this page holds.
  onForgotten(() => set({ kept: NO_SHEETS }));
  void read();
}
