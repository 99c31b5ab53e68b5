import { GROWTH_PAGE } from "#content/site/growth-page.ts";
import type { Child } from "#domain/growth/stored-growth.ts";
import { shortDayWords } from "#domain/locale/dates.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import { FIELD_IDS } from "./use-growth-form.ts";

/** Whose result it is, and the way to the form where that stands below. */
export function GrowthWho({ child }: { readonly child: Child }) {
  return (
    <div className="gro-who">
      <p>
        <span className="gro-paper">{GROWTH_PAGE.who.summary}</span>
        {sayWho(child)}
      </p>
      <button
        type="button"
        className="btn noprint gro-more"
        onClick={() => document.getElementById(FIELD_IDS.weight)?.focus()}
      >
        {GROWTH_PAGE.form.next}
      </button>
    </div>
  );
}

/** "Maya, girl, born May 21, 2026"; without a name "Girl, born May 21, 2026". On paper nothing else says it. */
export function sayWho({ name, sex, born, gestationWeeks }: Omit<Child, "id" | "measurements">): string {
  const date = shortDayWords(born);
  const { who, one } = GROWTH_PAGE;
  const birth =
    gestationWeeks === null
      ? fillIn(who.born, { date })
      : fillIn(who.early, { date, weeks: `${gestationWeeks}` });
  const child = one[sex];
  return name === ""
    ? `${child.charAt(0).toUpperCase()}${child.slice(1)}, ${birth}`
    : [name, child, birth].join(", ");
}
