/** What a room answers. Contents are those of the other devices, opened. */
export type RoomContents =
  | { readonly kind: "room"; readonly others: readonly Uint8Array[] }
  | { readonly kind: "unknown" | "ended" };

/** The way to one room. All throw when nobody can be reached. */
export type RoomLine = {
  readonly read: () => Promise<RoomContents>;
  readonly write: (content: Uint8Array) => Promise<"written" | "full" | "ended">;
  /** Takes back what this device has written. */
  readonly leave: () => Promise<void>;
};

export type RoomState = "connecting" | "live" | "waiting" | "ended" | "full" | "broken";

type Ends = {
  /** What this device has to say now. */
  readonly content: () => Uint8Array | null;
  readonly onHeard: (others: readonly Uint8Array[]) => void;
  readonly onState: (state: RoomState) => void;
  /** After so long a failed step is tried again; the page's clock. */
  readonly later: (step: () => void) => void;
};

export type RoomSync = {
  /** Brings both sides up to date. Anything may call it, at any time: an event, a new like, a network that is back. */
  readonly step: () => void;
  /** Takes back what this device has said, and says nothing more. Throws when nobody can be reached, and goes on as before. */
  readonly leave: () => Promise<void>;
  readonly close: () => void;
};

/**
 * Keeps a device and a room in step. Each step reads what is there, then writes what has not arrived yet; so it does not
 * matter what was lost, or how often: the next step makes up for it. One step at a time.
 */
export function createRoomSync(line: RoomLine, { content, onHeard, onState, later }: Ends): RoomSync {
  let arrived: string | null = null;
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
  const once = async () => {
    const reading = await line.read();
    if (isQuiet()) return;
    if (reading.kind === "ended") return end("ended");
    // A room that nobody knows (any more) has nothing of ours.
    if (reading.kind === "room") onHeard(reading.others);
    else arrived = null;
    const own = content();
    const said = own === null ? null : own.join();
    if (own !== null && said !== arrived) {
      const outcome = await line.write(own);
      if (outcome !== "written") return end(outcome);
      arrived = said;
    }
    if (!isQuiet()) onState("live");
  };
  const step = () => {
    if (isQuiet()) return;
    isWanted = true;
    if (isBusy) return;
    isBusy = true;
    lastRun = run().finally(() => (isBusy = false));
  };
  const run = async () => {
    while (isWanted) {
      isWanted = false;
      try {
        // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
        await once();
      } catch {
        if (isQuiet()) return;
        onState("waiting");
        later(step);
      }
    }
  };
  return {
    step,
    async leave() {
      isLeaving = true;
      // A write that is on its way would put back what is taken out.
      await lastRun;
      try {
        await line.leave();
        isOver = true;
      } catch (error) {
        isLeaving = false;
        step();
        throw error;
      }
    },
    close() {
      isOver = true;
    },
  };
}
