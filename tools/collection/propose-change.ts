import { SITES } from "#content/names/sites.ts";
import type { NameReport, ReportTopic } from "#domain/contact/name-report.ts";
import { siteName } from "#domain/names/entry/cite.ts";
import type { CuratedName } from "#domain/names/entry/curated-name.ts";
import { hostOf } from "#domain/names/entry/evidence.ts";
import { entrySchema } from "./entry-schema.ts";
import { plainIssues } from "./read-letter.ts";

/** What a report makes of an entry: a change to be reviewed, or what an editor has to do by hand. */
type Proposal =
  | {
      readonly kind: "change";
      readonly entry: CuratedName;
      readonly field: string;
      readonly from: string;
      readonly to: string;
    }
  | { readonly kind: "advice"; readonly text: string };

/** What no program can set, and where an editor does. */
const BY_HAND = {
  forms: "Edit nicknames, related or alsoWritten of the entry: each form must belong to the same name.",
  "sound-family":
    "Listen, then edit content/names/sound-families.ts (docs/sound-families.md); npx vitest run content/names/sound-families.test.ts.",
  themes: "Edit the theme's list in content/names/themes; npx vitest run content/names/themes.test.ts.",
  other: "Read it, and decide what it is about.",
} as const satisfies Partial<Record<ReportTopic, string>>;

/** A respelling such as oh-LIV-ee-uh; anything else about a sound is for an editor's ear. */
const RESPELLING = /^(?=.*[A-Z])[A-Za-z]+(?:-[A-Za-z]+)*$/;

/** The entry with what a reader proposes, if a program can set that field and the entry is still one. */
export function proposeChange(entry: CuratedName, { topic, proposed }: NameReport): Proposal {
  switch (topic) {
    case "meaning":
    case "note":
      return changed(entry, topic, proposed.replaceAll(/\s+/g, " "));
    case "origin":
      return changed(entry, topic, proposed);
    case "certainty":
    case "gender":
      return changed(entry, topic, proposed.toLowerCase());
    case "evidence":
      return cited(entry, proposed);
    case "pronunciation":
      if (RESPELLING.test(proposed)) return changed(entry, "say", proposed);
      return advice("Say it aloud, then edit say, ipa and syllables of the entry: their stress must agree.");
    case "forms":
    case "sound-family":
    case "themes":
    case "other":
      return advice(BY_HAND[topic]);
  }
}

/** A page as the weaker kind of evidence; the place in a work is an editor's to write. */
function cited(entry: CuratedName, address: string): Proposal {
  if (URL.parse(address)?.protocol !== "https:") {
    return advice("Open the work, then cite it: npm run collection -- cite (docs/names-method.md).");
  }
  if (siteName(hostOf(address), SITES) === undefined) {
    return advice(
      `Open the page. If it can be cited, name ${hostOf(address)} in content/names/sites.ts, and propose again.`,
    );
  }
  if (entry.evidence.some((piece) => "address" in piece && piece.address === address)) {
    return advice("The entry cites this page already.");
  }
  return changed(entry, "evidence", [...entry.evidence, { address, kind: "word" }]);
}

function changed(entry: CuratedName, field: keyof CuratedName, value: unknown): Proposal {
  const [from, to] = [entry[field], value].map((each) =>
    typeof each === "string" ? each : JSON.stringify(each),
  );
  if (from === to) return advice(`The entry says so already: ${field}.`);
  const { data, error } = entrySchema.safeParse({ ...entry, [field]: value });
  if (data !== undefined) return { kind: "change", entry: data, field, from: from ?? "", to: to ?? "" };
  const faults = error.issues
    .flatMap(plainIssues)
    .map(({ path, message }) => `${path.join(".")}: ${message}`);
  return advice(`This cannot be written as it is: ${faults.join("; ")}.`);
}

function advice(text: string): Proposal {
  return { kind: "advice", text };
}
