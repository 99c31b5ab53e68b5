/** What a room answers. Contents are those of the devices, opened. */
export type RoomContents =
  | {
      readonly kind: "room";
      readonly version: number;
      /** Other devices that have something in the room. */
      readonly devices: number;
      /** What they say; of a device whose packet is an old one that was put back, nothing. */
      readonly contents: readonly Uint8Array[];
      /** What this device has said; null when it is not there, or not the last of it. */
      readonly own: Uint8Array | null;
    }
  | { readonly kind: "unknown" | "ended" };

type RoomAnswer =
  /** Who has read the previous version (0: there was no room) knows all that is in this one. */
  | { readonly kind: "written"; readonly version: number; readonly previous: number }
  | { readonly kind: "full" | "ended" };

/** The way to one room. All throw when nobody can be reached. */
export type RoomLine = {
  readonly read: () => Promise<RoomContents>;
  readonly write: (content: Uint8Array) => Promise<RoomAnswer>;
  /** Takes back what this device has written. */
  readonly leave: () => Promise<void>;
};

export type RoomState = "connecting" | "live" | "slow" | "waiting" | "ended" | "full" | "broken";

export type HeardRoom = { readonly devices: number; readonly contents: readonly Uint8Array[] };

type Ends = {
  /** What this device has to say now. */
  readonly content: () => Uint8Array | null;
  readonly onHeard: (heard: HeardRoom) => void;
  readonly onState: (state: RoomState) => void;
  /** After so long a failed step is tried again; the page's clock. */
  readonly later: (step: () => void) => void;
};

export type RoomSync = {
  /** There may be something to say: sends it if so. Reads the room only if it is not known what is in it. */
  readonly step: () => void;
  /** The room has this version now; null when it is not known what was missed. Reads it unless that is known already. */
  readonly news: (version: number | null) => void;
  /** Takes back what this device has said, and says nothing more. Throws when nobody can be reached, and goes on as before. */
  readonly leave: () => Promise<void>;
  readonly close: () => void;
};

/**
 * Keeps a device and a room in step. Each step reads what is not known yet, then writes what has not arrived yet; so it does
 * not matter what was lost, or how often: the next step makes up for it. One step at a time.
 */
export function createRoomSync(line: RoomLine, { content, onHeard, onState, later }: Ends): RoomSync {
  let arrived: string | null = null;
  /** The version of the room whose contents are known here. */
  let known = 0;
  /** The last version that was told of since the room was last read. */
  let told = 0;
  let isStale = true;
  let isBusy = false;
  let lastRun = Promise.resolve();
  let isWanted = false;
  let isOver = false;
  let isLeaving = false;
  const isQuiet = () => isOver || isLeaving;

  const end = (state: RoomState) => {
    isOver = true;
    onState(state);
  };
  /** False when there is nothing more to do in this room. */
  const read = async (): Promise<boolean> => {
    [isStale, told] = [false, 0];
    const reading = await line.read();
    if (isQuiet()) return false;
    if (reading.kind !== "room") {
      // A room that nobody knows (any more) has nothing of ours.
      [known, arrived] = [0, null];
      if (reading.kind === "ended") end("ended");
      return !isOver;
    }
    known = reading.version;
    onHeard(reading);
    const own = reading.own?.join() ?? null;
    if (own === null || own === content()?.join()) arrived = own;
    return true;
  };
  const write = async (own: Uint8Array) => {
    const answer = await line.write(own);
    if (answer.kind !== "written") return end(answer.kind);
    arrived = own.join();
    if (answer.previous === known) known = answer.version;
    // Another device has written just before: what, is not known.
    else isStale = isWanted = true;
  };
  const once = async () => {
    if ((isStale || told > known) && !(await read())) return;
    const own = content();
    if (own !== null && own.join() !== arrived) await write(own);
    if (!isQuiet()) onState("live");
  };
  const run = async () => {
    while (isWanted) {
      isWanted = false;
      try {
        // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
        await once();
      } catch {
        if (isQuiet()) return;
        isStale = true;
        onState("waiting");
        later(step);
      }
    }
  };
  const step = () => {
    if (isQuiet()) return;
    isWanted = true;
    if (isBusy) return;
    isBusy = true;
    lastRun = run().finally(() => (isBusy = false));
  };
  return {
    step,
    news(version) {
      if (version === null) isStale = true;
      else told = version;
      step();
    },
    async leave() {
      isLeaving = true;
      // A write that is on its way would put back what is taken out.
      await lastRun;
      try {
        await line.leave();
        isOver = true;
      } catch (error) {
        isLeaving = false;
        // It may have arrived all the same.
        isStale = true;
        step();
        throw error;
      }
    },
    close() {
      isOver = true;
    },
  };
}
