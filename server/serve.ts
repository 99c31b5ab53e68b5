import type { Server } from "node:http";
import { listen } from "./http/listen.ts";
import { type OnStop, stopOnSignal } from "./http/stop.ts";
import { once } from "./once.ts";
import type { Services } from "./services.ts";
import { warmUp } from "./warm-up.ts";

/**
 * Takes the port, then opens storage, then begins what is done beside the requests: until the port is ours, nothing is
 * migrated, removed or mailed. While storage is awaited, all is answered that does not need it. Rejects with a StartFault.
 * Tells the address once it is worth opening.
 */
export async function serve(
  server: Server,
  services: Services,
  { tell, onStop }: { readonly tell: (address: string) => void; readonly onStop?: OnStop | undefined },
): Promise<void> {
  const { config } = services;
  const address = await listen(server, config);
  stopOnSignal(server, services, { graceMs: config.stopGraceSeconds * 1000, onStop });
  const announce = once(() => tell(address));
  warmUp(services);
  if (!(await services.open(announce))) return;
  announce();
  services.startUpkeep();
  services.leadWhenNamed();
}
