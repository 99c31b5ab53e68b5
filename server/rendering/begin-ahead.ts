import { randomUUID } from "node:crypto";
import { PAGES_HERE } from "#content/site/pages.ts";
import type { Pages } from "#server/http/pages/pages.ts";
import type { Siblings } from "#server/processes/siblings.ts";
import type { Services } from "#server/services.ts";
import { needsStorage } from "./create-renderer.ts";
import type { IdleQueue } from "./idle-queue.ts";
import { makeAhead } from "./make-ahead.ts";

type Given = {
  readonly services: Pick<Services, "config" | "names">;
  readonly pages: Pick<Pages, "makeAhead">;
  readonly queue: Pick<IdleQueue, "add">;
  /** Scheme and host under which the pages are made: those of the settings, or else of the port. */
  readonly origin: string;
  /** Whether there is room for the pages of all names of the collection: memory has not. */
  readonly hasShelf: boolean;
  readonly siblings: Pick<Siblings, "whenLeading">;
};

/** Begins to make the pages that visitors will ask for; the first makes ready what all need. */
export function beginAhead({ services, pages, queue, origin, hasShelf, siblings }: Given): void {
  const { config, names } = services;
  const ofMenus = PAGES_HERE.flatMap(({ path }) => (needsStorage(path) ? [] : [path]));
  const [first = "/"] = ofMenus;
  const isOn = config.pagesAhead === "on";
  const client = { address: "", standsForMany: false, https: origin.startsWith("https:"), origin };
  const make = (path: string) => pages.makeAhead(path, { nonce: randomUUID(), origin, client });

  makeAhead(queue, isOn ? ofMenus : [first], make);
  // The shelf is the same for all processes: one makes what lies there.
  if (isOn && hasShelf) {
    const ofNames = names.curatedIds.map((id) => `/names/${encodeURIComponent(id)}`);
    siblings.whenLeading(() => makeAhead(queue, ofNames, make));
  }
}
