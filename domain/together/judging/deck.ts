import type { Dice } from "#domain/names/name-book.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import { DECOY_PART } from "#domain/together/message/build-message.ts";
import type { TogetherState } from "#domain/together/together-state.ts";
import { type MessageMark, MESSAGE_MARKS } from "#domain/together/message/message.ts";
import type { Fill } from "./fill.ts";
import { shuffled } from "./shuffled.ts";
import type { NameCandidate } from "./verdict.ts";

/** Cards that are laid out at a time: what another loves comes up within so many, and nothing says which it is. */
export const DECK = 10;

/** Names that others have sent and this device has not judged, whatever their mark. */
export function unjudgedOf({ judged, heard }: TogetherState): readonly NameCandidate[] {
  const seen = new Set(judged.map(({ id }) => id));
  return heard.flatMap(({ names }) =>
    names.flatMap(({ id, own }) => {
      if (seen.has(id)) return [];
      seen.add(id);
      return { id, own };
    }),
  );
}

/** Where the cards come from that nobody has sent. */
export type Deck = {
  /** What this device has chosen to see; its own taste may have a part in it. */
  readonly chosen: Fill;
  /** Names that hide what another likes: of all of the gender, whatever else is chosen, and by nobody's taste. */
  readonly hiding: Fill;
};

/**
 * The next cards, in an order of this device's own. What another loves comes first, but at least DECOY_PART of a hand is liked
 * by nobody: decoys that were sent, and when these are used up, names from the pool. As what another has sent comes up
 * whatever is chosen here, these too are drawn from all names: among chosen ones alone, the liked would stand out.
 */
export function dealHand(kept: TogetherState, deck: Deck, dice: Dice, size = DECK): readonly NameCandidate[] {
  const markOf = new Map<NameId, MessageMark>();
  for (const { id, mark } of kept.heard.flatMap(({ names }) => names)) {
    if (MESSAGE_MARKS.indexOf(mark) >= MESSAGE_MARKS.indexOf(markOf.get(id) ?? "decoy")) markOf.set(id, mark);
  }
  const sent = shuffled(unjudgedOf(kept), dice);
  const marked = (mark: MessageMark) => sent.filter(({ id }) => markOf.get(id) === mark);
  const liked = [...marked("love"), ...marked("like")].slice(0, Math.floor(size * (1 - DECOY_PART)));
  const known = new Set([...sent, ...kept.judged].map(({ id }) => id));
  const decoys = marked("decoy").slice(0, size - liked.length);
  const room = size - liked.length - decoys.length;
  const lacking = Math.ceil((liked.length * DECOY_PART) / (1 - DECOY_PART)) - decoys.length;
  const hiding = deck.hiding(Math.min(room, Math.max(0, lacking)), known, dice);
  const chosen = deck.chosen(room - hiding.length, new Set([...known, ...hiding]), dice);
  const drawn = [...hiding, ...chosen].map((id): NameCandidate => ({ id, own: null }));
  return shuffled([...liked, ...decoys, ...drawn], dice);
}

/** Hands until all that others have sent has been seen once. It tells no more than how long their lists are. */
export function handsLeft(kept: TogetherState): number {
  const left = unjudgedOf(kept).map(({ id }) => id);
  const liked = new Set(
    kept.heard.flatMap(({ names }) => names.flatMap(({ id, mark }) => (mark === "decoy" ? [] : id))),
  );
  const likedLeft = left.filter((id) => liked.has(id)).length;
  return Math.max(Math.ceil(likedLeft / Math.floor(DECK * (1 - DECOY_PART))), Math.ceil(left.length / DECK));
}

/** Names that another loves and this device has not judged: they do not wait for the next hand. */
export function lovedUnseen({ judged, heard }: Pick<TogetherState, "judged" | "heard">): readonly NameId[] {
  const seen = new Set(judged.map(({ id }) => id));
  return heard.flatMap(({ names }) =>
    names.flatMap(({ id, mark }) => (mark === "love" && !seen.has(id) ? id : [])),
  );
}
