import { LIST_IDS, type ListRequest, TOP_LISTS } from "#domain/names/lists/list-id.ts";
import { originOfSlug } from "#domain/names/lists/origin-slug.ts";

type Years = { readonly firstYear: number; readonly lastYear: number };

/** What an address asks for. A year that has no list gives way to the last one, and is told. */
export type ListAddress = { readonly request: ListRequest; readonly unknownYear: string | null };

/** No longer than this is an unknown year repeated to the visitor. */
const LONGEST = 12;

/** Reads "/names/lists/{list}/{of}?year=…"; null when there is no such list. Whether it holds names is another question. */
export function readListAddress(
  list: string,
  of: string | undefined,
  query: URLSearchParams,
  years: Years,
): ListAddress | null {
  if (of !== undefined) {
    const request = readSeries(list, of);
    return request && { request, unknownYear: null };
  }
  const top = TOP_LISTS.find((id) => id === list);
  if (top !== undefined) {
    const { year, unknownYear } = readYear(query.get("year")?.trim() ?? "", years);
    return { request: { list: top, year }, unknownYear };
  }
  const id = LIST_IDS.filter((each) => each !== "top-100-girls" && each !== "top-100-boys").find(
    (each) => each === list,
  );
  return id === undefined ? null : { request: { list: id }, unknownYear: null };
}

function readSeries(list: string, of: string): ListRequest | null {
  if (list === "letter") return /^[a-z]$/.test(of) ? { list, of } : null;
  const origin = list === "origin" ? originOfSlug(of) : undefined;
  return origin === undefined ? null : { list: "origin", of: origin };
}

function readYear(text: string, { firstYear, lastYear }: Years) {
  const year = /^\d{4}$/.test(text) ? Number(text) : 0;
  if (year >= firstYear && year <= lastYear) return { year, unknownYear: null };
  return { year: lastYear, unknownYear: text === "" ? null : text.slice(0, LONGEST) };
}
