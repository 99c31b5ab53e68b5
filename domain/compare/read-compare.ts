import { foldName } from "#domain/names/entry/name.ts";
import { parseNameText, formatNameText } from "./name-text.ts";
import {
  type CompareRequest,
  COMPARE_MEASURES,
  type RequestFault,
  SCALES,
  type YearRange,
  usualScale,
} from "./compare-request.ts";

/** What stands between two names: commas, lines, "and". The comma of "Avery, boys" does not: nobody has those names. */
const BETWEEN = /(?:[;\n\r]|,(?!\s+(?:girls|boys)\b))+|\s+(?:and|or|vs\.?|&)\s+/i;
/** No name is longer; the rest of a text is not repeated to the visitor. */
const LONGEST = 40;
/** Names that an address may carry: those beyond the chart's eight wait in it for their turn. */
const MOST_CARRIED = 60;

/** Reads "names=hazel,avery.boys,sofia*&measure=births&scale=log&from=1950&to=2025". */
export function readCompare(query: URLSearchParams, records: YearRange): CompareRequest {
  const faults: RequestFault[] = [];
  const choice = <Value extends string>(key: string, allowed: readonly Value[]): Value | undefined => {
    const text = query.get(key) ?? "";
    const found = allowed.find((value) => value === text);
    if (text !== "" && found === undefined) faults.push({ kind: "no choice", text: shortened(text) });
    return found;
  };
  const measure = choice("measure", COMPARE_MEASURES) ?? "million";
  const scale = choice("scale", SCALES) ?? usualScale(measure);
  return {
    names: query.has("names") ? readNames(query.getAll("names")) : null,
    measure,
    scale,
    years: readYears(query, records, faults),
    faults,
  };
}

/** Names as typed, each once: "Ivy" and "ivy" are one, "ivy" and "ivy*" are two, and so are "ivy" and "ivy.boys". */
function readNames(texts: readonly string[]): readonly string[] {
  const typed = texts
    .flatMap((text) => text.slice(0, LONGEST * MOST_CARRIED).split(BETWEEN))
    .map((text) => text.trim())
    .filter((text) => text !== "")
    .map((text) => parseNameText(shortened(text)));
  const unique = new Map(
    typed.map((asked) => [
      formatNameText({ ...asked, name: foldName(asked.name) || asked.name }),
      formatNameText(asked),
    ]),
  );
  return [...unique.values()].slice(0, MOST_CARRIED);
}

function readYears(query: URLSearchParams, records: YearRange, faults: RequestFault[]): YearRange {
  const year = (key: "from" | "to"): number => {
    const text = (query.get(key) ?? "").trim();
    if (text === "") return records[key];
    const number = Number(text);
    if (!Number.isInteger(number)) {
      faults.push({ kind: "no year", text: shortened(text) });
      return records[key];
    }
    const within = Math.min(Math.max(number, records.from), records.to);
    if (within !== number) faults.push({ kind: "outside", text });
    return within;
  };
  const [from, to] = [year("from"), year("to")];
  if (from < to) return { from, to };
  const turned = from > to;
  const years = turned ? { from: to, to: from } : widened(from, records);
  faults.push({ kind: turned ? "turned" : "one year", years });
  return years;
}

/** A line needs two years. */
function widened(year: number, records: YearRange): YearRange {
  return year > records.from ? { from: year - 1, to: year } : { from: year, to: year + 1 };
}

function shortened(text: string): string {
  return text.slice(0, LONGEST);
}
