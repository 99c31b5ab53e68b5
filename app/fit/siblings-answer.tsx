import { useDeferredValue, useMemo } from "react";
import { FIT_PAGE } from "#content/site/fit-page.ts";
import { SIBLING_MOODS } from "#domain/fit/siblings/moods.ts";
import { suggestSiblings } from "#domain/fit/siblings/suggest-siblings.ts";
import { listed } from "#domain/locale/lists.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import type { AnswerProps } from "./answer-props.ts";
import { FIT_RESULT_ID } from "./fit-result-id.ts";
import { SayLater } from "./say-later.tsx";
import { SexChoice } from "./sex-choice.tsx";
import { SuggestedNames } from "./suggested-names.tsx";

/** Names beside the children of a family, in three moods. Typing goes first: the names follow when there is time. */
export function SiblingsAnswer({ typed, gender: chosen, book }: AnswerProps) {
  const gender = chosen ?? "all";
  const { siblings: WORDS } = FIT_PAGE;
  const asked = useDeferredValue(typed);
  const { children, more, surname, names } = useMemo(
    () => suggestSiblings(asked, gender, book),
    [asked, gender, book],
  );
  if (children.length === 0)
    return <p className="quiet">{asked.siblings.trim() === "" ? WORDS.empty : WORDS.unreadable}</p>;
  const heading = fillIn(WORDS.heading, { names: listed(children.map(({ written }) => written)) });
  const count = `${SIBLING_MOODS.reduce((sum, mood) => sum + names[mood].length, 0)}`;
  return (
    <>
      <h2 id={FIT_RESULT_ID} className="fit-beside" tabIndex={-1}>
        {heading}
      </h2>
      <p className="meta fit-left">
        {more ? `${WORDS.five} ` : ""}
        {WORDS.left} {surname === null ? "" : fillIn(WORDS.leftSurname, { surname: surname.written })}
      </p>
      <SexChoice tab="siblings" chosen={gender} />
      <SayLater text={`${heading}: ${fillIn(WORDS.told, { count })}`} />
      {SIBLING_MOODS.map((mood) =>
        names[mood].length === 0 ? null : (
          <section key={mood} className="fit-mood" aria-labelledby={`fit-${mood}`}>
            <h3 id={`fit-${mood}`}>{WORDS.moods[mood].title}</h3>
            <p className="meta">{WORDS.moods[mood].about}</p>
            <SuggestedNames names={names[mood]} field="first" tryWith={WORDS.tryWith} />
          </section>
        ),
      )}
    </>
  );
}
