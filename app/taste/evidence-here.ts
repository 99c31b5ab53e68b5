import { evidenceFrom } from "#domain/taste/evidence-from.ts";
import type { TasteEvidence } from "#domain/taste/learn-taste.ts";
import { parseTogether } from "#domain/together/parse-together.ts";
import { storedText } from "#app/device/storage.ts";
import { listedNow } from "#app/saved-names/use-saved-names.ts";
import { taste } from "./taste-store.ts";

/** All that this browser knows of a taste at this moment. */
export function evidenceHere(): TasteEvidence {
  return evidenceFrom({
    together: parseTogether(storedText("together")),
    saved: listedNow().map(({ nameId }) => nameId),
    removed: taste.now().removed,
  });
}
