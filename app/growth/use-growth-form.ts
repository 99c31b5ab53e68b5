import { type SubmitEvent, useRef, useState } from "react";
import { checkDraft, type Question } from "#domain/growth/check-draft.ts";
import { addMeasurement, type Child } from "#domain/growth/stored-growth.ts";
import { type GrowthMeasure, GROWTH_MEASURES, type Sex } from "#domain/growth/measure.ts";
import type { ChosenUnits } from "#domain/growth/units.ts";
import { localToday } from "#app/device/local-today.ts";
import { storeGrowth, storedGrowth } from "./growth-store.ts";
import { loadStandards } from "#app/growth-standards/load-standards.ts";

/** The fields have ids and no names: whatever happens to the form, its text is never part of a request. */
export const FIELD_IDS = {
  name: "growth-name",
  born: "growth-born",
  weeks: "growth-weeks",
  date: "growth-date",
  weight: "growth-weight",
  ounces: "growth-ounces",
  length: "growth-length",
  head: "growth-head",
} as const;

type Asked = {
  /** The child that gets the measurement; null for a new one. */
  readonly child: Child | null;
  readonly sex: Sex;
  readonly isPreterm: boolean;
  readonly onAdded: (child: string, date: string) => void;
};

/** Reads the form, asks back, and keeps what is clear. */
export function useGrowthForm({ child, sex, isPreterm, onAdded }: Asked) {
  const form = useRef<HTMLFormElement>(null);
  const [questions, setQuestions] = useState<readonly Question[]>([]);
  const [hasFailed, setHasFailed] = useState(false);
  // With what stood there: another figure is asked about anew.
  const sure = useRef<ReadonlyMap<GrowthMeasure, string>>(new Map());

  const check = async () => {
    const text = (id: string) => textOf(form.current, id);
    const { units } = storedGrowth();
    const standards = await loadStandards().catch(() => null);
    setHasFailed(standards === null);
    if (standards === null) return;
    // The tap's own task ends with a frame; what it asked for is worked out after that, not before it.
    await new Promise((resolve) => setTimeout(resolve));
    const draft = {
      sex,
      units,
      born: text(FIELD_IDS.born),
      weeks: isPreterm ? text(FIELD_IDS.weeks) : null,
      date: text(FIELD_IDS.date),
      figures: {
        weight: text(FIELD_IDS.weight),
        length: text(FIELD_IDS.length),
        head: text(FIELD_IDS.head),
      },
      ounces: text(FIELD_IDS.ounces),
      sure: GROWTH_MEASURES.filter((measure) => sure.current.get(measure) === written(form.current, measure)),
    };
    const checked = checkDraft(standards, draft, localToday());
    setQuestions(checked.questions ?? []);
    if (checked.questions !== null) {
      const [first] = checked.questions;
      if (first !== undefined) document.getElementById(FIELD_IDS[first.field])?.focus();
      return;
    }
    sure.current = new Map();
    const { measurement, gestationWeeks } = checked;
    const facts = { name: text(FIELD_IDS.name).trim(), sex, born: draft.born, gestationWeeks };
    const id = child?.id ?? crypto.randomUUID();
    storeGrowth((kept) => {
      const before = kept.children.find((each) => each.id === id);
      const added = addMeasurement({ id, measurements: before?.measurements ?? [], ...facts }, measurement);
      const children =
        before === undefined
          ? [...kept.children, added]
          : kept.children.map((each) => (each.id === id ? added : each));
      return { ...kept, children };
    });
    for (const each of [FIELD_IDS.weight, FIELD_IDS.ounces, FIELD_IDS.length, FIELD_IDS.head])
      clear(form.current, each);
    onAdded(id, measurement.date);
  };

  return {
    form,
    hasFailed,
    questionOf: (field: Question["field"]) => questions.find((question) => question.field === field),
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      void check();
    },
    chooseUnits: (units: Partial<ChosenUnits>) => {
      storeGrowth((kept) => ({ ...kept, units: { ...kept.units, ...units } }));
      setQuestions([]);
    },
    isSure: (measure: GrowthMeasure) => {
      sure.current = new Map([...sure.current, [measure, written(form.current, measure)]]);
      void check();
    },
    checkAgain: () => void check(),
  };
}

/** A figure as it stands in its fields, with its unit. */
function written(form: HTMLFormElement | null, measure: GrowthMeasure): string {
  const { weight, length } = storedGrowth().units;
  return measure === "weight"
    ? `${textOf(form, FIELD_IDS.weight)} ${textOf(form, FIELD_IDS.ounces)} ${weight}`
    : `${textOf(form, FIELD_IDS[measure])} ${length}`;
}

function textOf(form: HTMLFormElement | null, id: string): string {
  const field = form?.elements.namedItem(id);
  return field instanceof HTMLInputElement ? field.value : "";
}

function clear(form: HTMLFormElement | null, id: string): void {
  const field = form?.elements.namedItem(id);
  if (field instanceof HTMLInputElement) field.value = "";
}
