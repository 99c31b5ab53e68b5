/** Seconds that a browser, and a cache on the way, may hold a file that only a new edition changes. */
const FOR_AN_EDITION = "public, max-age=3600, s-maxage=86400";

/** For what must not be wrong for long, once it has been put right. */
export const BRIEFLY = "public, max-age=300";

const TYPES = {
  csv: "text/csv; charset=utf-8",
  json: "application/json",
  svg: "image/svg+xml; charset=utf-8",
} as const;

type Options = {
  /** Without it: an hour in the browser, a day in a cache on the way. */
  readonly cacheControl?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** A file to be saved under a name, whose ending says what it is. No search engine lists it. */
export function fileResponse(
  name: `${string}.${keyof typeof TYPES}`,
  text: string,
  { cacheControl = FOR_AN_EDITION, headers }: Options = {},
): Response {
  return new Response(text, {
    headers: {
      "content-type": typeOf(name),
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": cacheControl,
      "x-robots-tag": "noindex",
      // What caches may give to everyone, pages of other sites may read; what depends on a cookie is never public.
      ...(cacheControl.startsWith("public") ? { "access-control-allow-origin": "*" } : {}),
      ...headers,
    },
  });
}

/** 404 where there is nothing to be saved; what is missing is said as text. */
export function noFile(words: string): Response {
  return new Response(`${words}\n`, {
    status: 404,
    headers: { "content-type": "text/plain; charset=utf-8", "x-robots-tag": "noindex" },
  });
}

function typeOf(name: string): string {
  if (name.endsWith(".csv")) return TYPES.csv;
  return name.endsWith(".svg") ? TYPES.svg : TYPES.json;
}
