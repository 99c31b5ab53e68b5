import { useState } from "react";
import { TOGETHER_PAGE } from "#content/site/together-page.ts";
import { formatCount } from "#domain/locale/numbers.ts";
import { sexOfSaved } from "#domain/together/judging/from-saved.ts";
import type { NamePool } from "#domain/together/judging/name-pool.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import { listedEntries, useSavedNames } from "#app/saved-names/use-saved-names.ts";
import { useTogetherState } from "#app/together/together-store.ts";
import { DeckFilters, type LoadFields } from "./deck-filters.tsx";
import { WhichNames } from "./which-names.tsx";

const { cards: WORDS } = TOGETHER_PAGE;

type Props = {
  readonly pool: NamePool;
  /** Whether the pool is the whole collection: before, nothing can be filtered. */
  readonly isWhole: boolean;
  readonly loadFields: LoadFields;
  readonly onChoose: () => void;
};

/** Which cards come up, in one line, and all that can be chosen of it folded up. What a partner has sent comes up in any case. */
export function WhichCards({ pool, isWhole, loadFields, onChoose }: Props) {
  const kept = useTogetherState();
  const [isOpen, setOpen] = useState(false);
  const { filters } = kept;
  return (
    <div className="tog-which">
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <span>{useDealt()}</span> <span className="tog-change">{WORDS.change}</span>
        </summary>
        <div className="tog-choices">
          <WhichNames onChoose={onChoose} />
          {isOpen && isWhole ? <DeckFilters pool={pool} loadFields={loadFields} onChoose={onChoose} /> : null}
        </div>
      </details>
      <p className="meta" role="status">
        {filters === "" || !isWhole
          ? ""
          : fillIn(WORDS.fitting, { count: formatCount(pool.fitting(kept).length) })}
      </p>
    </div>
  );
}

/** What the cards are, in a sentence; "like your saved names" only while they are. */
function useDealt(): string {
  const { gender, filters } = useTogetherState();
  const saved = listedEntries(useSavedNames());
  const rules = new URLSearchParams(filters).size;
  const count = saved.length;
  const isLike = count > 0 && rules === 0 && gender !== "all" && gender === sexOfSaved(saved);
  const sentence = !isLike ? WORDS.dealt : count === 1 ? WORDS.dealtLike.one : WORDS.dealtLike.many;
  const rest =
    rules === 0
      ? WORDS.anyOrigin
      : rules === 1
        ? WORDS.rules.one
        : fillIn(WORDS.rules.many, { count: `${rules}` });
  return fillIn(sentence, { count: `${count}`, whose: WORDS.whoseNames[gender], rest });
}
