import { ABOUT_RECORDS } from "#content/records/about-records.ts";
import { here } from "#content/site/records-edition.ts";
import { BIBLIOGRAPHY } from "#content/names/bibliography.ts";
import { NAME_WORDS } from "#content/site/name-words.ts";
import { listPath } from "#app/names/lists/list-path.ts";
import { PATHS } from "#app/site/paths.data.ts";
import { type Citation, cite } from "#domain/names/entry/cite.ts";
import type { CuratedName } from "#domain/names/entry/curated-name.ts";
import { inOrder } from "#domain/names/entry/evidence.ts";
import type { NamePage } from "#domain/names/page/name-page.ts";
import { usesBesideOrigins } from "#domain/names/entry/name-traits.ts";
import { fillInAll } from "#domain/text/fill-in-all.ts";
import { scriptOf } from "#domain/names/script/native-script.ts";
import { listed } from "#domain/locale/lists.ts";

/** A page of more names of the kind; null where there is none. */
type OfKind = { readonly label: string; readonly href: string | null };

/** Forms in letters of which browsers and screen readers must be told the language. */
type Written = {
  readonly intro: string;
  readonly forms: readonly { readonly form: string; readonly lang: string; readonly dir: "ltr" | "rtl" }[];
};

/** What a name means, how sure that is, and who says so. */
export type MeaningView = {
  readonly gloss: string;
  /** In quotation marks: a translation, not a statement about the name. */
  readonly quoted: boolean;
  readonly origins: readonly OfKind[];
  readonly note: string;
  /** How its own language writes it. */
  readonly written: Written | null;
  /** Where it is in use, and since when it is on record: a sentence each. */
  readonly told: readonly string[];
  /** Stands in the hero only if it is disputed. */
  readonly certainty: { readonly word: string; readonly text: string; readonly isDisputed: boolean } | null;
  readonly citations: readonly Citation[];
  /** What the marks of the citations mean. */
  readonly marks: string;
  readonly accents: string | null;
  /** More names of its origins, and of its themes. */
  readonly more: readonly OfKind[];
  readonly themes: readonly OfKind[];
};

/** SSA keeps no more letters of a name. */
const SSA_LETTERS = 15;
/** Of the themes that it belongs to, so many are links. */
const MOST_THEMES = 3;
/** Where nobody knows the origin, other names of unknown origin are no kin. */
const NO_KIN = "Unknown";

export function buildMeaningView(page: NamePage): MeaningView {
  const { curated, displayForms, id, summary, themes } = page;
  if (curated === null) return unknownMeaning(id.length);
  const { meaning, note, origin, alsoFrom = [], certainty, evidence } = curated;
  const origins = [origin, ...alsoFrom];
  const citations = inOrder(evidence).map((piece) => cite(piece, BIBLIOGRAPHY));
  const known = origins.filter((each) => each !== NO_KIN);
  return {
    gloss: meaning,
    quoted: certainty !== "unknown",
    origins: origins.map((of) =>
      of === NO_KIN
        ? { label: NAME_WORDS.noOrigin, href: null }
        : { label: of, href: listPath({ list: "origin", of, sex: null }) },
    ),
    note,
    written: writtenForms(curated),
    told: [...useWords(curated), ...sinceWords(curated)],
    certainty: certaintyWords(curated),
    citations,
    marks: [
      ...(isCoinage(meaning, citations) ? [NAME_WORDS.coinage] : []),
      ...new Set(citations.map(({ kind }) => NAME_WORDS.evidence[kind])),
    ].join(" "),
    accents: accentWords(displayForms, id),
    more: known.map((of) => ({
      label: fillInAll(NAME_WORDS.more, { origin: of, babies: summary.gender }),
      href: browsePath({ gender: summary.gender, origin: of }),
    })),
    themes: themes
      .slice(0, MOST_THEMES)
      .map((theme) => ({ label: theme.label, href: browsePath({ theme: theme.id }) })),
  };
}

/** No dictionary has what somebody made up, and its entry says that. */
function isCoinage(meaning: string, citations: readonly Citation[]): boolean {
  return /\bcoin(?:age|ed)\b/.test(meaning) && citations.every(({ kind }) => kind === "records");
}

function writtenForms(entry: CuratedName): Written | null {
  const forms = (entry.script ?? []).flatMap((form) => {
    const native = scriptOf(entry, form);
    return native === undefined ? [] : { form, native };
  });
  const [first] = forms;
  return first === undefined
    ? null
    : {
        intro: fillInAll(NAME_WORDS.written, { language: first.native.called }),
        forms: forms.map(({ form, native: { lang, dir } }) => ({ form, lang, dir: dir ?? "ltr" })),
      };
}

/** Its origins are told already. */
function useWords(curated: CuratedName): readonly string[] {
  const elsewhere = usesBesideOrigins(curated);
  return elsewhere.length === 0 ? [] : [fillInAll(NAME_WORDS.usedIn, { languages: listed(elsewhere) })];
}

function sinceWords({ since }: CuratedName): readonly string[] {
  if (since === undefined) return [];
  const { year, about, place, work, entry } = since;
  const told = about === true ? fillInAll(NAME_WORDS.about, { year: `${year}` }) : `${year}`;
  return [
    fillInAll(NAME_WORDS.since, {
      year: told,
      place,
      work: BIBLIOGRAPHY.works[work]?.short ?? work,
      entry,
    }),
  ];
}

function certaintyWords({ certainty, evidence }: CuratedName): MeaningView["certainty"] {
  const { word, text } = NAME_WORDS.certainty[certainty];
  const isUnchecked = certainty === "likely" && evidence.length === 0;
  return {
    word,
    text: isUnchecked ? NAME_WORDS.asFarAsKnown : text,
    isDisputed: certainty === "disputed",
  };
}

function browsePath(rules: Readonly<Record<string, string>>): string {
  return `${PATHS.browse}?${new URLSearchParams(rules).toString()}`;
}

function unknownMeaning(letters: number): MeaningView {
  const { cut } = NAME_WORDS;
  return {
    gloss: NAME_WORDS.noMeaning,
    quoted: false,
    origins: [],
    note:
      !ABOUT_RECORDS.keepsAccents && letters === SSA_LETTERS
        ? fillInAll(cut, { letters: `${SSA_LETTERS}` })
        : "",
    written: null,
    told: [],
    certainty: null,
    citations: [],
    marks: "",
    accents: null,
    more: [],
    themes: [],
  };
}

/** Why Zoë's births stand under Zoe. */
export function accentWords(forms: NamePage["displayForms"], id: string): string | null {
  const [main = "", ...others] = forms;
  const recorded = id.slice(0, 1).toUpperCase() + id.slice(1);
  if (others.length === 0 && main === recorded) return null;
  const also = others.length === 0 ? "" : `Also written ${listed(others)}. `;
  if (ABOUT_RECORDS.keepsAccents) return also === "" ? null : `${also}All are counted together.`;
  return `${also}${here("records")} leave out accents, hyphens and spaces: all are counted as ${recorded}.`;
}
