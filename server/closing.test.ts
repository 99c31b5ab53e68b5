import { setTimeout as delay } from "node:timers/promises";
import { pino } from "pino";
import { expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { createServices } from "./services.ts";
import { prepareDatabase } from "./storage/database.ts";
import { IN_MEMORY } from "./storage/sqlite-file.ts";

test("closing while storage is being opened waits for it, and neither fails", async () => {
  const database = prepareDatabase({ dataDir: IN_MEMORY });
  const steps: string[] = [];
  const services = createServices(readConfig({ LOG_LEVEL: "silent" }), {
    log: pino({ level: "silent" }),
    database: {
      ...database,
      async open() {
        // Its PostgreSQL has just come.
        await delay(20);
        await database.open();
        steps.push("opened");
      },
      async close() {
        steps.push("closed");
        await database.close();
      },
    },
  });
  const opening = services.open(() => {});
  await services.close();
  expect([await opening, ...steps]).toEqual([false, "opened", "closed"]);
});
