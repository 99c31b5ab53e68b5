import { type Evidence, hostOf, RECORDS_WORK } from "./evidence.ts";
import type { Bibliography, Work } from "./work.ts";

/** A piece of evidence as a page shows it. */
export type Citation = {
  /** What it explains: the name, the word behind it, or only how new the name is. */
  readonly kind: "names" | "word" | "records";
  readonly title: string;
  readonly href?: string;
  /** The place in the work. */
  readonly place?: string;
  readonly licence?: string;
  readonly head?: string;
  readonly differs: boolean;
  readonly says?: string;
};

/** A work on no list is shown by its key: better an odd word than a source left out. */
export function cite(piece: Evidence, { works, sites }: Bibliography): Citation {
  const { kind, head, differs = false, says } = piece;
  const told = { kind, differs, ...(says === undefined ? {} : { says }) };
  if ("address" in piece) return { ...told, ...citePage(piece.address, sites), ...ifGiven(head) };
  const { work: key, entry } = piece;
  const work = works[key];
  const found = { ...told, kind: key === RECORDS_WORK ? ("records" as const) : kind };
  if (work === undefined) return { ...found, title: key, place: entry, ...ifGiven(head) };
  return {
    ...found,
    title: work.title,
    href: addressOf(work, head),
    place: entry,
    ...(work.licence === undefined ? {} : { licence: work.licence }),
    // The place tells the headword already: "s.v. hazel".
    ...ifGiven(entry.includes(head ?? "") ? undefined : head),
  };
}

function ifGiven(head: string | undefined) {
  return head === undefined ? {} : { head };
}

function addressOf({ address }: Work, head: string | undefined): string {
  return address.replace("{head}", encodeURIComponent(head ?? ""));
}

/** "Wikipedia, “Theodore (name)”"; a site without a name is told by its host. */
function citePage(address: string, sites: Bibliography["sites"]) {
  const url = URL.parse(address);
  if (url?.protocol !== "https:") return { title: address };
  const host = hostOf(address);
  const page = pageTitle(url);
  const site = siteName(host, sites) ?? host;
  return { title: page === null ? site : `${site}, “${page}”`, href: url.href };
}

/** What a site is called, or the one that it is a part of: places.example.com of example.com. */
export function siteName(host: string, sites: Bibliography["sites"]): string | undefined {
  return sites[host] ?? sites[host.split(".").slice(1).join(".")];
}

/** What the last part of an address calls the page; null where it is a number or a file's name. */
function pageTitle(url: URL): string | null {
  const last = url.searchParams.get("title") ?? url.searchParams.get("term") ?? lastPart(url.pathname);
  const words = last
    .replace(/\.html?$/, "")
    .replaceAll(/[_-]/g, " ")
    .trim();
  return words === "" || /\d{3}|\.php/.test(words) ? null : words;
}

function lastPart(path: string): string {
  const part = path.split("/").at(-1) ?? "";
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
