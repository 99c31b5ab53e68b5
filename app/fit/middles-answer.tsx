import { useDeferredValue, useMemo } from "react";
import { FIT_PAGE } from "#content/site/fit-page.ts";
import { suggestMiddles } from "#domain/fit/middles/suggest-middles.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import type { AnswerProps } from "./answer-props.ts";
import { FIT_RESULT_ID } from "./fit-result-id.ts";
import { SayLater } from "./say-later.tsx";
import { SexChoice } from "./sex-choice.tsx";
import { SuggestedNames } from "./suggested-names.tsx";

/** Names for the middle of a name, best first; of the sex of the first name where none is chosen. Typing goes first: the names follow when there is time. */
export function MiddlesAnswer({ typed, gender: chosen, book }: AnswerProps) {
  const { middle: WORDS } = FIT_PAGE;
  const asked = useDeferredValue(typed);
  const { first, surname, gender, names } = useMemo(
    () => suggestMiddles(asked, chosen, book),
    [asked, chosen, book],
  );
  if (first === null)
    return <p className="quiet">{asked.first.trim() === "" ? WORDS.empty : FIT_PAGE.unreadable}</p>;
  const heading = fillIn(surname === null ? WORDS.headings.after : WORDS.headings.between, {
    first: first.written,
    last: surname?.written ?? "",
  });
  return (
    <>
      <h2 id={FIT_RESULT_ID} className="fit-beside" tabIndex={-1}>
        {heading}
      </h2>
      <p className="meta fit-left">{WORDS.lead}</p>
      <SexChoice tab="middle" chosen={gender} />
      <SayLater text={`${heading}: ${fillIn(FIT_PAGE.siblings.told, { count: `${names.length}` })}`} />
      <section className="fit-mood" aria-labelledby={FIT_RESULT_ID}>
        <SuggestedNames names={names} field="middle" tryWith={WORDS.tryWith} />
      </section>
    </>
  );
}
