import { NO_RULES } from "#domain/names/browse/name-rules.ts";
import type { Services } from "./services.ts";

/** After the first answers of a server that is asked at once. */
const PAUSE_MS = 50;

/** One query for each index that a search builds on first demand: 0.3 s each, about 45 MB together; what else names are found by takes 0.1 s of its first search. */
export const FIRST_QUERIES = ["irish shivonn", "names like hazel"] as const;

/**
 * Asks once for what is built on first demand, so that no visitor waits for it: a step at a time, with a pause for
 * requests between two of them. Where threads render the pages, only what the API reads, and what is found for them. The
 * index of what is not names is made by its first search: it takes 25 MB, and 0.2 s.
 */
export function warmUp({ names, articles, texts }: Services, hasThreads: boolean): void {
  const [first = ""] = names.curatedIds;
  const forApi = FIRST_QUERIES.map((text) => () => names.search({ text, rules: NO_RULES }));
  const forPages = [() => names.browse(NO_RULES, "popularity", 1), articles, texts, () => names.page(first)];
  const steps = hasThreads ? forApi : [...forApi, ...forPages];
  const next = (): void => {
    const step = steps.shift();
    if (step === undefined) return;
    step();
    setTimeout(next, PAUSE_MS).unref();
  };
  setTimeout(next, PAUSE_MS).unref();
}
