import { NO_RULES } from "#domain/names/browse/name-rules.ts";
import type { Services } from "./services.ts";

/** After the first answers of a server that is asked at once. */
const PAUSE_MS = 50;

/**
 * Asks once for what is built on first demand, so that no visitor waits for it: a step at a time, with a pause for
 * requests between two of them.
 */
export function warmUp(services: Services): void {
  const { names } = services;
  const [first = ""] = names.curatedIds;
  const steps = [
    () => names.search({ text: "irish shivonn", rules: NO_RULES }),
    () => names.browse(NO_RULES, "popularity", 1),
    services.articles,
    services.texts,
    () => names.page(first),
    () => names.like([first], 1),
  ];
  const next = (): void => {
    const step = steps.shift();
    if (step === undefined) return;
    step();
    setTimeout(next, PAUSE_MS).unref();
  };
  setTimeout(next, PAUSE_MS).unref();
}
