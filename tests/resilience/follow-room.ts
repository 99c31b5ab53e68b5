/** Somebody who waits for what is written into a room (server/rooms/streams.ts). */
type Follower = {
  /** Resolves once it has heard that the room has this version. */
  hears(version: number): Promise<void>;
  leave(): Promise<void>;
};

/** Listens to an answer of /api/rooms/{room}/changes. */
export function followRoom({ body }: Response): Follower {
  if (body === null) throw new Error("Nothing can be heard.");
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let heard = "";
  return {
    async hears(version) {
      while (!heard.includes(`changed ${version}\n`)) {
        const { value, done } = await reader.read();
        if (done) throw new Error(`The stream ended; it said: ${heard}`);
        heard += value;
      }
    },
    leave: () => reader.cancel(),
  };
}
