import type { Server } from "node:http";
import type { Services } from "#server/services.ts";

const PATIENCE_MS = 8000;
const SWEEP_MS = 50;

/** On SIGTERM or SIGINT: stops listening, lets what runs finish (8 s at most), closes storage, exits 0. */
export function stopOnSignal(server: Server, services: Services): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    services.rooms.closeAll();
    // A connection whose request has just been answered is idle only now: it must not hold the server up.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
    const impatient = setTimeout(() => server.closeAllConnections(), PATIENCE_MS);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(impatient);
      void services.close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}
