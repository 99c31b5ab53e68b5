import type { Server } from "node:http";
import { listen } from "./http/listen.ts";
import { type OnStop, stopOnSignal } from "./http/stop.ts";
import { once } from "#domain/once.ts";
import type { Services } from "./services.ts";
import { warmUp } from "./warm-up.ts";

type Given = {
  readonly tell: (address: string) => void;
  /** Whether pages are rendered in threads of their own. */
  readonly hasThreads: boolean;
  readonly onStop?: OnStop | undefined;
};

/**
 * Takes the port, then opens storage, then begins what is done beside the requests: until the port is ours, nothing is
 * migrated, removed or mailed. While storage is awaited, all is answered that does not need it. Rejects with a StartFault.
 * Tells the address once it is worth opening, and resolves with it when all has begun; with undefined when it was stopped before.
 */
export async function serve(
  server: Server,
  services: Services,
  { tell, hasThreads, onStop }: Given,
): Promise<string | undefined> {
  const { config } = services;
  const address = await listen(server, config);
  stopOnSignal(server, services, { graceMs: config.stopGraceSeconds * 1000, onStop });
  const announce = once(() => {
    tell(address);
    // Not before: the first step takes long, and storage would be opened after it.
    if (config.pagesAhead === "on") warmUp(services, hasThreads);
  });
  if (!(await services.open(announce))) return undefined;
  announce();
  services.startUpkeep();
  services.leadWhenNamed();
  return address;
}
