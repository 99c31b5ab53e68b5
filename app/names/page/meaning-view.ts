import { SITES, SOURCES } from "#content/names/sources.ts";
import { type Citation, cite } from "#domain/names/entry/cite.ts";
import type { Confidence } from "#domain/names/entry/curated-name.ts";
import { NO_MEANING } from "#domain/names/entry/name-summary.ts";
import type { NamePage } from "#domain/names/page/name-page.ts";
import { listed } from "#domain/text/list.ts";

/** What a name means, how sure that is, and who says so. */
export type MeaningView = {
  readonly gloss: string;
  /** In quotation marks: a translation, not a statement about the name. */
  readonly quoted: boolean;
  readonly origin: string | null;
  readonly note: string;
  readonly confidence: { readonly grade: string; readonly short: string; readonly long: string } | null;
  readonly citations: readonly Citation[];
  readonly accents: string | null;
};

/** SSA keeps no more letters of a name. */
const SSA_LETTERS = 15;

const GRADES = {
  A: { short: "undisputed", long: "undisputed in the sources opened." },
  B: { short: "likely", long: "likely." },
  C: { short: "disputed", long: "disputed, or a folk explanation." },
  U: { short: "unknown", long: "the meaning is unknown, or the name is a modern invention." },
} as const satisfies Record<Confidence, { short: string; long: string }>;

export function buildMeaningView({ curated, displayForms, id }: NamePage): MeaningView {
  if (curated === null) return unknownMeaning(id.length);
  const { meaning, note, origin, alsoFrom = [], confidence, sources } = curated;
  return {
    gloss: meaning,
    quoted: confidence !== "U",
    origin: [origin, ...alsoFrom].join(", also "),
    note,
    confidence: { grade: `Confidence ${confidence}`, ...gradeWords(confidence, sources.length > 0) },
    citations: sources.map((source) => cite(source, { works: SOURCES, sites: SITES })),
    accents: accentWords(displayForms, id),
  };
}

function gradeWords(confidence: Confidence, verified: boolean) {
  const { short, long } = GRADES[confidence];
  return verified
    ? { short, long }
    : {
        short: `${short}, not yet checked`,
        long: `${long} We haven’t checked it against a source yet.`,
      };
}

function unknownMeaning(letters: number): MeaningView {
  const cut =
    letters === SSA_LETTERS
      ? ` Social Security keeps ${SSA_LETTERS} letters of a name, so this may be the start of a longer one.`
      : "";
  return {
    gloss: NO_MEANING,
    quoted: false,
    origin: null,
    note: `Birth records count babies. They don’t say where a name comes from, and we haven’t studied this one yet. A guess would only look like knowledge.${cut}`,
    confidence: null,
    citations: [],
    accents: null,
  };
}

/** Why Zoë's births stand under Zoe. */
export function accentWords(forms: NamePage["displayForms"], id: string): string | null {
  const [main = "", ...others] = forms;
  const recorded = id.slice(0, 1).toUpperCase() + id.slice(1);
  if (others.length === 0 && main === recorded) return null;
  const also = others.length === 0 ? "" : `Also written ${listed(others)}. `;
  return `${also}The US records keep no accents, hyphens or spaces: all are counted as ${recorded}.`;
}
