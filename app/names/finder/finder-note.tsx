import { HOME_WORDS } from "#content/site/home-words.ts";
import { TOOL_WORDING } from "#content/site/tool-wording.ts";
import type { NameRules } from "#domain/names/browse/name-rules.ts";
import { sameRules } from "#app/names/filters/rule-chips.ts";
import type { NamesDraw } from "./draw-names.ts";
import { rulesWords, setTitle } from "./generated-set.ts";
import { MOST_FOUND, type Search } from "./search-names.ts";
import type { Finder } from "./use-finder.ts";

/** What the finder has just done, or would do: read out politely whenever it changes. */
export function FinderNote({ finder: { search, drawing, rules, understood } }: { readonly finder: Finder }) {
  return (
    <p className="small" role="status">
      <span key={drawing.drawnAt}>
        {search.state === "off" ? drawingNote(drawing, rules) : searchNote(search)}
      </span>
      {understood.length === 0 ? null : (
        <span className="vh"> Understood: {understood.map(({ label }) => label).join(", ")}.</span>
      )}
    </p>
  );
}

function drawingNote({ set, state }: NamesDraw, rules: NameRules): string {
  if (state === "drawing") return "Drawing names…";
  if (!sameRules(rules, set.rules)) return `Press ${TOOL_WORDING.generateNames} for ${rulesWords(rules)}.`;
  if (set.names.length === 0) return "No names found.";
  return set.kind === "drawn" ? `${setTitle(set)}, drawn at random.` : HOME_WORDS.finderNote;
}

function searchNote(search: Exclude<Search, { readonly state: "off" }>): string {
  switch (search.state) {
    case "searching":
      return "Searching…";
    case "failed":
      return "";
    case "found":
      return countNote(search.found.names.length);
  }
}

function countNote(count: number): string {
  if (count === 0) return "No names found.";
  if (count === 1) return "One name found.";
  return count === MOST_FOUND ? `The ${count} best matches.` : `${count} names found.`;
}
