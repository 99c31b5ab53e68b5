import { useId } from "react";
import { MOOD_WORDS } from "#content/names/moods.ts";
import { TOGETHER_PAGE } from "#content/site/together-page.ts";
import { TOOL_WORDING } from "#content/site/tool-wording.ts";
import { MOODS } from "#domain/names/draw/mood.ts";
import { GENDER_FILTERS } from "#domain/names/entry/gender.ts";
import { storeTogether, useTogetherState } from "#app/together/together-store.ts";
import { DeckSelect } from "./deck-select.tsx";

const { cards: WORDS } = TOGETHER_PAGE;

/** Whose names come up as cards, and what they are drawn by, with its rule. */
export function WhichNames({ onChoose }: { readonly onChoose: () => void }) {
  const { gender, mood } = useTogetherState();
  const rule = useId();
  return (
    <>
      <DeckSelect
        label={WORDS.whose}
        values={GENDER_FILTERS}
        called={(each) => TOOL_WORDING.genderFilters[each]}
        chosen={gender}
        onChoose={(chosen) => {
          storeTogether((kept) => ({ ...kept, gender: chosen }));
          onChoose();
        }}
      />
      <DeckSelect
        label={WORDS.which}
        values={MOODS}
        called={(each) => MOOD_WORDS[each].label}
        chosen={mood}
        describedBy={rule}
        onChoose={(chosen) => {
          storeTogether((kept) => ({ ...kept, mood: chosen }));
          onChoose();
        }}
      />
      <p id={rule} className="meta tog-rule">
        {MOOD_WORDS[mood].rule}
      </p>
    </>
  );
}
