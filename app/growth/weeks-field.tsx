import { GROWTH_PAGE } from "#content/site/growth-page.ts";
import { EARLIEST_WEEKS, PRETERM_BELOW_WEEKS } from "#domain/growth/age.ts";
import type { Question } from "#domain/growth/check-draft.ts";
import { GrowthQuestion } from "./growth-question.tsx";
import { FIELD_IDS } from "./use-growth-form.ts";

const { weeks: id } = FIELD_IDS;

type Props = { readonly given: number | null; readonly question: Question | undefined };

/** How early a preterm baby came. */
export function WeeksField({ given, question }: Props) {
  return (
    <div className="field">
      <label htmlFor={id}>{GROWTH_PAGE.form.weeks}</label>
      <input
        id={id}
        className="input num"
        inputMode="numeric"
        autoComplete="off"
        placeholder={`${EARLIEST_WEEKS}–${PRETERM_BELOW_WEEKS - 1}`}
        defaultValue={given ?? ""}
        aria-invalid={question !== undefined || undefined}
        aria-describedby={question === undefined ? undefined : `${id}-question`}
      />
      <GrowthQuestion id={`${id}-question`} question={question} />
    </div>
  );
}
