import { ConfigError, readConfig } from "./config.ts";
import { createHttpServer } from "./http/http-server.ts";
import type { OnStop } from "./http/stop.ts";
import { serveMetrics } from "./counts/serve-metrics.ts";
import { endOnSurprise } from "./last-resort.ts";
import { ALONE, type Siblings } from "./processes/siblings.ts";
import { beginAhead } from "./rendering/begin-ahead.ts";
import { openIdleQueue } from "./rendering/idle-queue.ts";
import { openPool } from "./rendering/open-pool.ts";
import { serve } from "./serve.ts";
import { createServices } from "./services.ts";
import { openSiteShelf } from "./shelf/open-site-shelf.ts";
import { createSiteListener, openPages, type OpenScreens } from "./site-listener.ts";
import { StartFault } from "./start-fault.ts";

type Given = {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly openScreens: OpenScreens;
  readonly development?: boolean;
  /** A line for whoever starts the server. */
  readonly say: (line: string) => void;
  /** The same, when it cannot start. */
  readonly complain: (sentence: string) => void | Promise<void>;
  /** The other processes of this server. Default: there is none. */
  readonly siblings?: Siblings;
  readonly onStop?: OnStop;
  /** Calls when the operator's words are to be read again. Default: with SIGHUP. */
  readonly onReload?: (listener: () => void) => void;
};

const onHangUp = (listener: () => void) => void process.on("SIGHUP", listener);

/** On the terminal too: whoever starts the server with a folder of their own looks there first. */
function tellOwnFaults(faults: readonly string[]): void {
  for (const fault of faults) process.stderr.write(`CONTENT_DIR: ${fault}\n`);
}

/** Reads the settings and runs the server. What keeps it from starting is told in one sentence, and the process ends with 1. */
export async function start(given: Given): Promise<void> {
  const {
    env,
    openScreens,
    development = false,
    say,
    complain,
    siblings = ALONE,
    onStop,
    onReload = onHangUp,
  } = given;
  try {
    const config = readConfig(env);
    const services = createServices(config, { siblings });
    endOnSurprise(services.log);
    const tellFaults = () => {
      if ((siblings.number ?? 1) === 1) tellOwnFaults(services.own.faults());
    };
    tellFaults();
    if (config.contentDir !== undefined)
      onReload(() => {
        services.own.reload();
        tellFaults();
      });
    const server = createHttpServer();
    const screens = await openScreens(services, server);
    const pool = openPool(services, screens.renderWorker);
    const shelf = development ? undefined : await openSiteShelf(config, services.log);
    const queue = pool && openIdleQueue({ isIdle: pool.isIdle, log: services.log });
    const pages = openPages(services, screens, { development, pool, shelf, inIdleTime: queue?.add });
    server.on("request", createSiteListener(services, screens, pages));
    const close = async () => {
      queue?.stop();
      metrics?.close();
      await pool?.close();
      await shelf?.close();
      await services.close();
    };
    const metrics = serveMetrics({ ...services, number: siblings.number });
    const tell = (address: string) => say(`Listening on ${address}`);
    const hasThreads = pool !== undefined;
    const address = await serve(server, { ...services, close }, { tell, hasThreads, onStop });
    if (address === undefined || queue === undefined) return;
    const origin = config.publicUrl ?? address;
    beginAhead({ services, pages, queue, origin, hasShelf: shelf !== undefined, siblings });
  } catch (error) {
    if (!(error instanceof ConfigError) && !(error instanceof StartFault)) throw error;
    await complain(error.message);
    process.exit(1);
  }
}
