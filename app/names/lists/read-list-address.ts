import { ABROAD_LISTS, type ListRequest, RULED_LISTS, TOP_LISTS } from "#domain/names/lists/list-id.ts";
import { BY_SOUND, SEX_SLUGS } from "#domain/names/lists/list-slug.ts";
import { originOfSlug } from "#domain/names/lists/origin-slug.ts";
import { readSpan, type Years, yearSpan } from "#domain/names/lists/span.ts";
import { stateOfCode, stateOfSlug } from "#domain/places/states.ts";
import { listPath } from "./list-path.ts";

/** What there is no list of. */
type UnknownKind = "year" | "origin" | "letter" | "state" | "country";

/** What an address asks for. */
export type ListAddress =
  | { readonly kind: "list"; readonly request: ListRequest }
  /** The list has another address: for good, or, if it is that of the newest year, until there is a newer. */
  | { readonly kind: "moved"; readonly request: ListRequest; readonly forGood: boolean }
  | { readonly kind: "unknown"; readonly list: string; readonly of: UnknownKind; readonly asked: string };

/** No longer than this is something unknown repeated to the visitor. */
const LONGEST = 20;

/**
 * Reads "/names/lists/{list}/{of}", with the year or the state that a form asks for; null when there is no such list.
 * Whether it holds names is another question.
 */
export function readListAddress(
  list: string,
  of: string | undefined,
  query: URLSearchParams,
  years: Years,
): ListAddress | null {
  const by = list.endsWith(BY_SOUND) ? "sound" : "spelling";
  const id = by === "sound" ? list.slice(0, -BY_SOUND.length) : list;
  const top = TOP_LISTS.find((each) => each === id);
  if (top !== undefined) {
    const asked = (of ?? query.get("year") ?? "").trim();
    if (asked === "") return found({ list: top, by, span: yearSpan(years.lastYear, years) });
    const span = readSpan(asked, years);
    if (span === null) return unknown(list, "year", asked);
    const request = { list: top, by, span } as const;
    if (of === undefined) return { kind: "moved", request, forGood: span.kind !== "newest" };
    return span.kind === "newest" ? { kind: "moved", request, forGood: false } : found(request);
  }
  const ruled = RULED_LISTS.find((each) => each === id);
  if (ruled !== undefined) return of === undefined ? found({ list: ruled, by }) : null;
  return by === "sound" ? null : readSeries(list, of, query);
}

function readSeries(list: string, of: string | undefined, query: URLSearchParams): ListAddress | null {
  if (list === "rising-by-state") return readState(of, query);
  if (of === undefined) return null;
  if (list === "letter") return /^[a-z]$/.test(of) ? found({ list, of }) : unknown(list, "letter", of);
  if (list === "origin") {
    const sex = (["girl", "boy"] as const).find((each) => of.endsWith(SEX_SLUGS[each])) ?? null;
    const origin = originOfSlug(sex === null ? of : of.slice(0, -SEX_SLUGS[sex].length));
    return origin === undefined ? unknown(list, "origin", of) : found({ list, of: origin, sex });
  }
  const abroad = ABROAD_LISTS.find((each) => each === list);
  return abroad === undefined ? null : found({ list: abroad, of });
}

/** A form asks by the letters of the state. */
function readState(of: string | undefined, query: URLSearchParams): ListAddress {
  const list = "rising-by-state";
  const code = (query.get("state") ?? "").trim();
  if (of === undefined && code === "") return found({ list, of: null });
  const state = of === undefined ? stateOfCode(code) : stateOfSlug(of);
  if (state === -1) return unknown(list, "state", of ?? code);
  return of === undefined
    ? { kind: "moved", request: { list, of: state }, forGood: true }
    : found({ list, of: state });
}

function found(request: ListRequest): ListAddress {
  return { kind: "list", request };
}

function unknown(list: string, of: UnknownKind, asked: string): ListAddress {
  return { kind: "unknown", list, of, asked: asked.slice(0, LONGEST) };
}

/** The address of a moved list: what a redirect says. */
export function movedTo({ request, forGood }: Extract<ListAddress, { kind: "moved" }>) {
  return { path: listPath(request), status: forGood ? 308 : 302 } as const;
}

/** What there is no list of, where the address is one of a list that has no names. */
export function unknownOf(
  address: Exclude<ListAddress, { kind: "moved" }>,
  { list, of = "" }: { readonly list: string; readonly of?: string | undefined },
): Extract<ListAddress, { kind: "unknown" }> {
  if (address.kind === "unknown") return address;
  const kinds = { letter: "letter", origin: "origin" } as const;
  const known = list === "letter" || list === "origin" ? kinds[list] : "country";
  return { kind: "unknown", list, of: known, asked: of.slice(0, LONGEST) };
}
