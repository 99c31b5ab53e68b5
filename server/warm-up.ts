import { NO_RULES } from "#domain/names/browse/name-rules.ts";
import type { Services } from "./services.ts";

/** After the first answers of a server that is asked at once. */
const PAUSE_MS = 50;

/**
 * Asks once for what is built on first demand, so that no visitor waits for it: a step at a time, with a pause for
 * requests between two of them. Where threads render the pages, only what the API reads.
 */
export function warmUp({ names, articles, texts, siteSearch }: Services, hasThreads: boolean): void {
  const [first = ""] = names.curatedIds;
  const forApi = [() => names.search({ text: "irish shivonn", rules: NO_RULES }), siteSearch];
  const forPages = [
    () => names.browse(NO_RULES, "popularity", 1),
    articles,
    texts,
    () => names.page(first),
    () => names.like([first], 1),
  ];
  const steps = hasThreads ? forApi : [...forApi, ...forPages];
  const next = (): void => {
    const step = steps.shift();
    if (step === undefined) return;
    step();
    setTimeout(next, PAUSE_MS).unref();
  };
  setTimeout(next, PAUSE_MS).unref();
}
