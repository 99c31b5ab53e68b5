import type { NameId } from "#domain/names/entry/name.ts";
import type { Deck } from "#domain/together/judging/deck.ts";
import type { Fill } from "#domain/together/judging/fill.ts";
import type { NamePool } from "#domain/together/judging/name-pool.ts";
import { shuffled } from "#domain/together/judging/shuffled.ts";
import { buildMessage, type Liked } from "#domain/together/message/build-message.ts";
import { decoysFor } from "#domain/together/message/decoys.ts";
import type { Message } from "#domain/together/message/message.ts";

/** A pool of which nothing is known but ids. */
function poolOfIds(ids: readonly NameId[]): NamePool {
  const use = { births: 1000, isWorn: false, family: null };
  return {
    ids: () => ids,
    fitting: () => ids.map((id) => ({ id, gender: "girl", origin: "English", ...use })),
    find: () => undefined,
    shelf: () => null,
  };
}

/** Cards that are all drawn evenly from the same names. */
export function evenDeck(ids: readonly NameId[]): Deck {
  const fill: Fill = (count, known, dice) =>
    shuffled(
      ids.filter((id) => !known.has(id)),
      dice,
    ).slice(0, count);
  return { chosen: fill, hiding: fill };
}

/** What a device of this number says, who likes these names, and has chosen no cards. */
export function messageAmong(
  ends: Pick<Message, "from" | "to">,
  liked: readonly Liked[],
  ids: readonly NameId[],
  self: number,
): Message {
  return buildMessage(ends, liked, decoysFor({ self, gender: "all" }, liked, poolOfIds(ids)));
}
