import { HOME_WORDS } from "#content/site/home-words.ts";
import { WORDING } from "#content/site/wording.ts";
import type { Drawing } from "./draw-names.ts";
import { filterWords, setTitle } from "./generated-set.ts";
import { MOST_FOUND, type Search } from "./search-names.ts";
import type { Finder } from "./use-finder.ts";

/** What the finder has just done, or would do: read out politely whenever it changes. */
export function FinderNote({ finder: { search, drawing, gender } }: { readonly finder: Finder }) {
  return (
    <p className="small" role="status">
      <span key={drawing.drawnAt}>
        {search.state === "off" ? drawingNote(drawing, gender) : searchNote(search)}
      </span>
    </p>
  );
}

function drawingNote({ set, state }: Drawing, gender: Finder["gender"]): string {
  if (state === "drawing") return "Drawing names…";
  if (gender !== set.filter) return `Press ${WORDING.generateNames} for ${filterWords(gender)}.`;
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
