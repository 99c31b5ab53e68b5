/** What a page refers to: where its links lead, what a browser fetches for it, and the places in it that links can name. */
export type References = {
  readonly links: readonly string[];
  readonly resources: readonly string[];
  readonly ids: ReadonlySet<string>;
};

const TAG = /<(a|area|form|link|script|img|source|iframe|video|audio)\s([^>]*)>/g;
const ADDRESS = /\s(?:href|src|action)="([^"]*)"/;
const LINKS: ReadonlySet<string> = new Set(["a", "area", "form"]);

/** Reads rendered HTML, as React writes it: attributes in double quotes. Addresses are whole, as a browser would make them. */
export function referencesIn(html: string, address: string): References {
  const links = new Set<string>();
  const resources = new Set<string>();
  for (const [, tag = "", attributes = ""] of html.matchAll(TAG)) {
    const given = ADDRESS.exec(` ${attributes}`)?.[1];
    if (given === undefined) continue;
    const whole = new URL(plain(given), address).href;
    if (LINKS.has(tag)) links.add(whole);
    else resources.add(whole);
  }
  const ids = Array.from(html.matchAll(/\sid="([^"]*)"/g), ([, id = ""]) => plain(id));
  return { links: [...links], resources: [...resources], ids: new Set(ids) };
}

function plain(attribute: string): string {
  return attribute
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
