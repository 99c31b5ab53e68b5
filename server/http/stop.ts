import type { Server, ServerResponse } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { createBriefMap } from "#server/brief-map.ts";
import type { Services } from "#server/services.ts";

const PATIENCE_MS = 8000;
const SWEEP_MS = 50;

export type OnStop = (listener: (signal: "SIGTERM" | "SIGINT") => void) => void;

type Told = {
  readonly graceMs: number;
  /** Where the signals come from. Default: from outside. */
  readonly onStop?: OnStop | undefined;
};

type Stopping = Pick<Services, "health" | "rooms" | "close">;

/**
 * Ends the process when it is asked to. SIGTERM: for so long as the grace lasts, /readyz refuses and all else is answered
 * as ever, but each answer closes its connection; then as with SIGINT or a second signal: stops listening, lets what runs
 * finish (8 s at most), closes storage, exits 0.
 */
export function stopOnSignal(
  server: Server,
  { health, rooms, close }: Stopping,
  { graceMs, onStop = onSignals }: Told,
): void {
  const closing = closeAsTheyAnswer(server);
  let ending = false;
  const end = () => {
    if (ending) return;
    ending = true;
    rooms.closeAll();
    // A connection whose request has just been answered is idle only now: it must not hold the server up.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
    const impatient = setTimeout(() => server.closeAllConnections(), PATIENCE_MS);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(impatient);
      void close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  };
  const leave = (forMs: number) => {
    health.leave();
    closing.begin();
    void delay(forMs).then(end);
  };
  let isStopping = false;
  onStop((signal) => {
    leave(signal === "SIGTERM" && !isStopping ? graceMs : 0);
    isStopping = true;
  });
}

const onSignals: OnStop = (listener) => {
  process.on("SIGTERM", listener);
  process.on("SIGINT", listener);
};

/** Once begun, every answer says that its connection ends with it, those included whose request is here already. */
function closeAsTheyAnswer(server: Server) {
  const inHand = createBriefMap<ServerResponse, ServerResponse>();
  let begun = false;
  const sayClose = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader("connection", "close");
  };
  // One for all answers: this is asked for at each.
  function forget(this: ServerResponse): void {
    inHand.delete(this);
  }
  // Before whoever answers.
  server.prependListener("request", (_, response) => {
    if (begun) return sayClose(response);
    inHand.add(response, response);
    response.on("close", forget);
  });
  return {
    begin() {
      begun = true;
      for (const response of inHand.values()) sayClose(response);
    },
  };
}
