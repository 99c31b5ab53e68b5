import type { NameId } from "#domain/names/entry/name.ts";
import type { NotedName } from "#domain/saved-names/saved-names.ts";
import { callList } from "#app/saved-names/outbox/call-list.ts";
import { withLock } from "#app/saved-names/outbox/in-turn.ts";
import { isRecord } from "#domain/text/read-json.ts";
import { listChanged } from "#app/saved-names/outbox/other-tabs.ts";
import type { MergeCounts } from "./merge-words.ts";
import { serverList } from "#app/saved-names/server-list.ts";
import { listedNow } from "#app/saved-names/use-saved-names.ts";

type Merged =
  | { readonly kind: "merged"; readonly counts: MergeCounts; readonly missing: readonly NameId[] }
  | { readonly kind: "failed"; readonly sentence: string };

/** Adds names from elsewhere to the list, in one call that is made whole or not at all. It does not wait for a network. */
export async function mergeIntoList(names: readonly NotedName[]): Promise<Merged> {
  const answer = await withLock(() => callList("POST", "/merge", { names }));
  switch (answer.kind) {
    case "done": {
      listChanged();
      await serverList.refresh();
      const kept = new Set(listedNow().map(({ nameId }) => nameId));
      const missing = names.map(({ nameId }) => nameId).filter((id) => !kept.has(id));
      return { kind: "merged", counts: countsIn(answer.body), missing };
    }
    case "unreachable":
      return {
        kind: "failed",
        sentence: "You’re offline, so nothing was added. Please try again later.",
      };
    case "refused":
    case "later":
      return { kind: "failed", sentence: `Nothing was added. ${answer.reason || "Please try again later."}` };
  }
}

function countsIn(body: unknown): MergeCounts {
  const count = (key: string) => (isRecord(body) && typeof body[key] === "number" ? body[key] : 0);
  return {
    added: count("added"),
    alreadySaved: count("alreadySaved"),
    refused: count("refused"),
    unknown: count("unknown"),
  };
}
