import { useState } from "react";
import { dealHand, DECK, lovedUnseen } from "#domain/together/judging/deck.ts";
import { withoutWishes } from "#domain/together/judging/deck-choice.ts";
import { choiceOf, fillBy } from "#domain/together/judging/fill.ts";
import { judge, unjudge } from "#domain/together/together-state.ts";
import type { NamePool } from "#domain/together/judging/name-pool.ts";
import type { NameCandidate } from "#domain/together/judging/verdict.ts";
import type { CardTable } from "./cards.tsx";
import { fillByTaste } from "./fill-by-taste.ts";
import { storeTogether, togetherState, useTogetherState } from "#app/together/together-store.ts";

export type Hand = CardTable & {
  /** The card's place in the hand, from 1. */
  readonly place: number;
  readonly count: number;
  readonly deal: () => void;
};

/**
 * Ten cards at a time. What is judged is kept at once, so a reload loses nothing but the order of the rest. Until the whole
 * collection is here, they are the names that the page has brought, in their order; it then goes under the card on top.
 */
export function useHand(pool: NamePool, isWhole: boolean): Hand {
  const { judged, heard } = useTogetherState();
  /** Cards to go below one, or ten of them. */
  const dealt = (above?: NameCandidate) => {
    const kept = togetherState();
    const deck = { chosen: fillByTaste(pool, kept), hiding: fillBy(pool, withoutWishes(kept)) };
    if (above === undefined) return dealHand(kept, deck, Math.random);
    const lain = { ...kept, judged: [...kept.judged, { ...above, verdict: "no" as const }] };
    return dealHand(lain, deck, Math.random, DECK - 1);
  };
  const [cards, setCards] = useState(() =>
    isWhole ? dealt() : pool.ids("all").map((id): NameCandidate => ({ id, own: null })),
  );
  const [past, setPast] = useState<readonly NameCandidate[]>([]);

  const seen = new Set(judged.map(({ id }) => id));
  const card = cards.find(({ id }) => !seen.has(id)) ?? null;
  const last = past.at(-1);
  const dealUnder = (top: NameCandidate) => [...cards.filter(({ id }) => seen.has(id)), top, ...dealt(top)];

  const [wasWhole, setWasWhole] = useState(isWhole);
  if (isWhole !== wasWhole) {
    setWasWhole(isWhole);
    setCards(card === null ? dealt() : dealUnder(card).slice(0, DECK));
  }

  // What another loves, and has said just now, is among the next ten: the rest of the hand is dealt anew under the card on top.
  const loved = lovedUnseen({ judged, heard });
  const [dealtFor, setDealtFor] = useState(loved);
  if (card !== null && loved.some((id) => !dealtFor.includes(id))) {
    setDealtFor(loved);
    if (loved.some((id) => !cards.some((each) => each.id === id))) {
      setCards(dealUnder(card));
    }
  }
  return {
    card,
    place: cards.filter(({ id }) => seen.has(id)).length + 1,
    count: cards.length,
    judge(verdict) {
      if (card === null) return;
      storeTogether((kept) => judge(kept, { ...card, verdict, by: choiceOf(card, kept, pool) }));
      setPast([...past, card]);
    },
    undo:
      last === undefined
        ? null
        : {
            card: last,
            take() {
              storeTogether((kept) => unjudge(kept, last.id));
              setCards([last, ...cards.filter(({ id }) => id !== last.id)]);
              setPast(past.slice(0, -1));
            },
          },
    deal: () => setCards(dealt()),
  };
}
