import { useState } from "react";
import { GROWTH_PAGE } from "#content/site/growth-page.ts";
import type { Child } from "#domain/growth/stored-growth.ts";
import { type Sex, SEXES } from "#domain/growth/measure.ts";
import { type ChosenUnits, LENGTH_UNITS, type Unit, WEIGHT_UNITS } from "#domain/growth/units.ts";
import { localToday } from "#app/device/local-today.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { AmountField } from "./amount-field.tsx";
import { ChoiceTabs } from "./choice-tabs.tsx";
import { DayField } from "./day-field.tsx";
import { GrowthQuestion } from "./growth-question.tsx";
import { FIELD_IDS, useGrowthForm } from "./use-growth-form.ts";
import { WeeksField } from "./weeks-field.tsx";

const { form: WORDS, sexes, units: UNIT_WORDS } = GROWTH_PAGE;

type Props = {
  readonly child: Child | null;
  readonly sex: Sex;
  readonly units: ChosenUnits;
  readonly onSex: (sex: Sex) => void;
  readonly onAdded: (child: string, date: string) => void;
};

/** A measurement of one day. */
export function GrowthForm({ child, sex, units, onSex, onAdded }: Props) {
  const isHydrated = useHydrated();
  const [isPreterm, setIsPreterm] = useState(child !== null && child.gestationWeeks !== null);
  const asked = useGrowthForm({ child, sex, isPreterm, onAdded });
  const { form, hasFailed, questionOf, onSubmit, chooseUnits, isSure, checkAgain } = asked;
  const onUnit = (unit: Unit) => {
    const weight = WEIGHT_UNITS.find((each) => each === unit);
    const length = LENGTH_UNITS.find((each) => each === unit);
    chooseUnits({ ...(weight === undefined ? {} : { weight }), ...(length === undefined ? {} : { length }) });
    checkAgain();
  };
  const tabsOf = <Id extends Unit>(all: readonly Id[], chosen: Id, choose: (unit: Id) => void) => (
    <ChoiceTabs
      label={WORDS.unit}
      className="gro-units"
      choices={all.map((id) => ({ id, label: UNIT_WORDS[id].short }))}
      chosen={chosen}
      onChoose={choose}
    />
  );
  return (
    <form
      ref={form}
      className="ruled gro-form noprint needs-script"
      onSubmit={onSubmit}
      aria-label={WORDS.label}
      noValidate
    >
      <fieldset className="gro-fields">
        <legend className="vh">{WORDS.label}</legend>
        <div className="field">
          <label htmlFor={FIELD_IDS.name}>
            {WORDS.name} <span className="hint">{WORDS.optional}</span>
          </label>
          <input
            id={FIELD_IDS.name}
            className="input"
            maxLength={40}
            autoComplete="off"
            defaultValue={child?.name ?? ""}
          />
        </div>
        <div className="field">
          <span className="label" id="growth-sex">
            {WORDS.sex}
          </span>
          <ChoiceTabs
            label={WORDS.sex}
            labelId="growth-sex"
            choices={SEXES.map((id) => ({ id, label: sexes[id] }))}
            chosen={sex}
            onChoose={onSex}
          />
        </div>
        <div className="gro-days">
          <DayField field="born" label={WORDS.born} given={child?.born ?? ""} question={questionOf("born")} />
          <DayField
            field="date"
            label={WORDS.measured}
            given={isHydrated ? localToday() : ""}
            question={questionOf("date")}
          />
        </div>
        <label className="gro-check">
          <input
            type="checkbox"
            disabled={!isHydrated}
            checked={isPreterm}
            onChange={({ target }) => setIsPreterm(target.checked)}
          />
          {WORDS.preterm}
        </label>
        {isPreterm ? (
          <WeeksField given={child?.gestationWeeks ?? null} question={questionOf("weeks")} />
        ) : null}
        <AmountField
          measure="weight"
          label={WORDS.weight}
          question={questionOf("weight")}
          unit={units.weight}
          switchUnit={tabsOf(WEIGHT_UNITS, units.weight, (weight) => chooseUnits({ weight }))}
        >
          <GrowthQuestion
            id={`${FIELD_IDS.weight}-question`}
            question={questionOf("weight")}
            onUnit={onUnit}
            onSure={() => isSure("weight")}
          />
        </AmountField>
        {(["length", "head"] as const).map((measure) => (
          <AmountField
            key={measure}
            measure={measure}
            label={WORDS[measure]}
            unit={units.length}
            question={questionOf(measure)}
            {...(measure === "length"
              ? {
                  hint: WORDS.lengthHint,
                  switchUnit: tabsOf(LENGTH_UNITS, units.length, (length) => chooseUnits({ length })),
                }
              : {})}
          >
            <GrowthQuestion
              id={`${FIELD_IDS[measure]}-question`}
              question={questionOf(measure)}
              onUnit={onUnit}
              onSure={() => isSure(measure)}
            />
          </AmountField>
        ))}
        {/* A tap before the page is alive is repeated then, and sends nothing away. */}
        <button type={isHydrated ? "submit" : "button"} className="btn btn-primary btn-lg">
          {WORDS.add}
        </button>
        {hasFailed ? (
          <p className="fault" role="alert">
            {GROWTH_PAGE.failed}
          </p>
        ) : null}
        <p className="hint">{WORDS.kept}</p>
      </fieldset>
    </form>
  );
}
