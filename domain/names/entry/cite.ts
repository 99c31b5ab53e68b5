import type { Source } from "./source.ts";

/** A source as a page shows it. */
export type Citation = {
  readonly title: string;
  /** The work or the site alone, where there is little room. */
  readonly short: string;
  readonly href?: string;
  readonly licence?: string;
};

/** The works that entries cite by key, and the names of the sites whose pages they cite by address. */
export type Bibliography = {
  readonly works: Readonly<Record<string, Source>>;
  readonly sites: Readonly<Record<string, string>>;
};

/**
 * Reads a source of an entry: "key", "key:place", or "web:https://…", a single page that was opened.
 * A key on no list is shown as it stands: better an odd word than a source left out.
 */
export function cite(source: string, { works, sites }: Bibliography): Citation {
  if (source.startsWith("web:")) return citePage(source.slice("web:".length), sites);
  const [key = "", place] = source.split(/:(.*)/s);
  const work = works[key];
  if (work === undefined) return { title: source, short: source };
  return {
    title: place === undefined || place === "" ? work.title : `${work.title}, “${place}”`,
    short: work.title.replace(/:.*/, ""),
    href: work.address,
    ...(work.licence === undefined ? {} : { licence: work.licence }),
  };
}

/** "Wikipedia, “Theodore (name)”"; a site without a name is told by its host. */
function citePage(address: string, sites: Bibliography["sites"]): Citation {
  const url = URL.parse(address);
  if (url?.protocol !== "https:") return { title: address, short: address };
  const host = url.hostname.replace(/^www\./, "");
  const page = pageTitle(url);
  const site = sites[host] ?? host;
  return { title: page === null ? site : `${site}, “${page}”`, short: site, href: url.href };
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
