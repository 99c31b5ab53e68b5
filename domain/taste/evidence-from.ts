import type { NameId } from "#domain/names/entry/name.ts";
import type { TogetherState } from "#domain/together/together-state.ts";
import type { TasteEvidence } from "./learn-taste.ts";

type Kept = {
  readonly together: Pick<TogetherState, "judged" | "down">;
  readonly saved: readonly NameId[];
  readonly removed: readonly NameId[];
};

/**
 * What a device knows of somebody's taste. A name counts once: what is saved is liked, whatever was said before. What a
 * partner has sent counts for nothing, and of duels only those that one person has answered alone.
 */
export function evidenceFrom({ together: { judged, down }, saved, removed }: Kept): TasteEvidence {
  const loved = new Set(judged.flatMap(({ id, verdict }) => (verdict === "love" ? id : [])));
  const likes = judged.flatMap(({ id, verdict }) => (verdict === "no" ? [] : id));
  const liked = new Set([...likes, ...saved]);
  const refused = judged.flatMap(({ id, verdict }) => (verdict === "no" && !liked.has(id) ? id : []));
  const answers = down?.answers.length === 1 ? (down.answers[0] ?? []) : [];
  const names = down?.names ?? [];
  return {
    liked: [...liked].map((id) => ({ id, isLoved: loved.has(id) })),
    refused,
    removed: removed.filter((id) => !liked.has(id) && !refused.includes(id)),
    duels: answers.flatMap(({ winner, loser }) => {
      const [won, lost] = [names[winner], names[loser]];
      return won === undefined || lost === undefined ? [] : { winner: won.id, loser: lost.id };
    }),
  };
}
