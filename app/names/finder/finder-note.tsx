import { UNDERSTOOD } from "#content/finder/finder-words.ts";
import { HOME_WORDS } from "#content/site/home-words.ts";
import { TOOL_WORDING } from "#content/site/tool-wording.ts";
import { sameRules } from "#app/names/filters/rule-chips.ts";
import type { NamesDraw } from "./draw-names.ts";
import type { Draw } from "./finder-query.ts";
import type { Found } from "./found.ts";
import { drawWords, setTitle } from "./generated-set.ts";
import { MOST_FOUND, type Search } from "./search-names.ts";
import type { Finder } from "./use-finder.ts";

/** What the finder has just done, or would do: read out politely whenever it changes. */
export function FinderNote({ finder: { search, drawing, rules, mood, found } }: { readonly finder: Finder }) {
  const { understood = [], notUnderstood = [] } = found ?? {};
  const told = understood.filter(({ label, rule }) => rule !== label);
  return (
    <p className="small" role="status">
      <span key={drawing.drawnAt}>
        {search.state === "off" ? drawingNote(drawing, { rules, mood }) : searchNote(search)}
      </span>
      {notUnderstood.length === 0 ? null : (
        <span>
          {" "}
          {HOME_WORDS.notUnderstood} <b>{notUnderstood.join(", ")}</b>.
        </span>
      )}
      {understood.length === 0 ? null : (
        <span className="vh">
          {" "}
          {UNDERSTOOD} {understood.map(({ label }) => label).join(", ")}.
        </span>
      )}
      {told.map(({ label, rule }) => (
        <span key={label} className="quiet">
          {" "}
          {label}: {lowerFirst(rule)}.
        </span>
      ))}
    </p>
  );
}

function drawingNote({ set, state }: NamesDraw, chosen: Draw): string {
  if (state === "drawing") return "Drawing names…";
  if (!sameRules(chosen.rules, set.rules) || chosen.mood !== set.mood)
    return `Press ${TOOL_WORDING.generateNames} for ${drawWords(chosen)}.`;
  if (set.names.length === 0) return "No names found.";
  if (set.byTaste === true) return `${setTitle(set)}.`;
  return set.kind === "drawn" ? `${setTitle(set)}, drawn at random.` : HOME_WORDS.finderNote;
}

function searchNote(search: Exclude<Search, { readonly state: "off" }>): string {
  switch (search.state) {
    case "searching":
      return "Searching…";
    case "failed":
      return "";
    case "found":
      return foundNote(search.found);
  }
}

function foundNote({ names, unsent = 0, care }: Found): string {
  const length = names.length + unsent;
  if (care !== null) return HOME_WORDS.care[care];
  if (length === 0) return "No names found.";
  if (length === 1) return "One name found.";
  return length === MOST_FOUND ? `The ${length} best matches.` : `${length} names found.`;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/, "");
}
