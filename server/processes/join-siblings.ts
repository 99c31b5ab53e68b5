import type { OnStop } from "#server/http/stop.ts";
import { type FromServer, readToServer } from "./messages.ts";
import { createMember, type Member, type Siblings } from "./siblings.ts";

/** How one server of several speaks with the primary, instead of with whoever started it. */
export type Joined = {
  readonly siblings: Siblings;
  readonly onStop: OnStop;
  readonly onReload: Member["onReload"];
  readonly say: (line: string) => void;
  /** Resolves when it has been handed over. */
  readonly complain: (sentence: string) => Promise<void>;
};

/**
 * Waits for the primary's first word. Signals from outside are the primary's alone from then on: systemd, and a terminal,
 * send theirs to all processes. One that asks to end before the server is there to hear it ends the process.
 */
export function joinSiblings(): Promise<Joined> {
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, () => {});
  const hand = (message: FromServer): Promise<void> =>
    new Promise((resolve) => {
      // A primary that is gone takes this process with it.
      if (process.send === undefined) resolve();
      else process.send(message, undefined, undefined, () => resolve());
    });
  let member: Member | undefined;
  let isServing = false;

  return new Promise((resolve) => {
    process.on("message", (received: unknown) => {
      const message = readToServer(received);
      if (message === undefined) return;
      if (message.kind === "stop" && !isServing) process.exit(0);
      if (message.kind !== "welcome") return member?.receive(message);
      member = createMember(message, (sent) => void hand(sent));
      const { siblings, onStop, onReload } = member;
      resolve({
        siblings,
        onReload,
        onStop(listener) {
          isServing = true;
          onStop(listener);
        },
        say: (line) => void hand({ kind: "up", line }),
        complain: (sentence) => hand({ kind: "fault", sentence }),
      });
    });
  });
}
