import type { Question } from "#domain/growth/check-draft.ts";
import { localToday } from "#app/device/local-today.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { GrowthQuestion } from "./growth-question.tsx";
import { FIELD_IDS } from "./use-growth-form.ts";

type Props = {
  readonly field: "born" | "date";
  readonly label: string;
  readonly given: string;
  readonly question: Question | undefined;
};

/** A day up to today, which only the browser knows. What was typed before the page was hydrated stays. */
export function DayField({ field, label, given, question }: Props) {
  const isHydrated = useHydrated();
  const id = FIELD_IDS[field];
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input num"
        type="date"
        defaultValue={given}
        max={isHydrated ? localToday() : undefined}
        aria-invalid={question !== undefined || undefined}
        aria-describedby={question === undefined ? undefined : `${id}-question`}
      />
      <GrowthQuestion id={`${id}-question`} question={question} />
    </div>
  );
}
