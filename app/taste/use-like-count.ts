import type { NameId } from "#domain/names/entry/name.ts";
import { isRecord, readJson } from "#domain/text/read-json.ts";
import { stored } from "#app/device/stored.ts";
import { listedEntries, useSavedNames } from "#app/saved-names/use-saved-names.ts";

const NONE: readonly NameId[] = [];

/** The likes of "Choose together", to be counted: the whole of it is read (parse-together.ts) when it is wanted. Never written. */
const onCards = stored("together", { nothing: NONE, read: likedIn, write: () => null });

/** Names of ours that are saved or liked. The server knows of those that are saved. */
export function useLikeCount(): number {
  const liked = onCards.use();
  const saved = listedEntries(useSavedNames()).flatMap(({ nameId, babyName }) =>
    babyName.curated ? nameId : [],
  );
  return new Set([...liked, ...saved]).size;
}

function likedIn(text: string | null): readonly NameId[] {
  const kept = readJson(text);
  if (!isRecord(kept) || !Array.isArray(kept["judged"])) return NONE;
  const judged: readonly unknown[] = kept["judged"];
  return judged.flatMap((each) => {
    if (!isRecord(each) || each["own"] !== null || each["verdict"] === "no") return [];
    return typeof each["id"] === "string" ? each["id"] : [];
  });
}
