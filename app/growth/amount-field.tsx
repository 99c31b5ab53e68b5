import type { ReactNode } from "react";
import { GROWTH_PAGE } from "#content/site/growth-page.ts";
import type { Question } from "#domain/growth/check-draft.ts";
import type { GrowthMeasure } from "#domain/growth/measure.ts";
import type { Unit } from "#domain/growth/units.ts";
import { FIELD_IDS } from "./use-growth-form.ts";

type Props = {
  readonly measure: GrowthMeasure;
  readonly label: string;
  readonly question: Question | undefined;
  readonly unit: Unit;
  readonly hint?: string;
  /** The switch of units. */
  readonly switchUnit?: ReactNode;
  /** What is asked about the figure. */
  readonly children: ReactNode;
};

/** One figure, or pounds and ounces; the field of the first stays the same, so that what is typed outlives a change of unit. */
export function AmountField({ measure, label, question, unit, hint, switchUnit, children }: Props) {
  const id = FIELD_IDS[measure];
  const inPounds = unit === "lb";
  const described = [
    ...(question === undefined ? [] : [`${id}-question`]),
    ...(hint === undefined ? [] : [`${id}-hint`]),
  ].join(" ");
  const field = {
    className: "input num",
    inputMode: "decimal",
    autoComplete: "off",
    "aria-invalid": question !== undefined || undefined,
    "aria-describedby": described === "" ? undefined : described,
  } as const;
  const { optional, pounds, ounces } = GROWTH_PAGE.form;
  return (
    <div className="field">
      <div className="gro-label">
        <label htmlFor={id}>
          {label} {measure === "weight" ? null : <span className="hint">{optional}</span>}
        </label>
        {switchUnit}
      </div>
      <div className="gro-pair">
        <span className="gro-unit">
          <input id={id} {...field} {...(inPounds ? { "aria-label": pounds } : {})} />
          <span aria-hidden="true">{unit}</span>
        </span>
        {inPounds ? (
          <span className="gro-unit">
            <input id={FIELD_IDS.ounces} {...field} aria-label={ounces} />
            <span aria-hidden="true">{GROWTH_PAGE.oz}</span>
          </span>
        ) : null}
      </div>
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
      {children}
    </div>
  );
}
