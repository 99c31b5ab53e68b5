/** Values that ask nothing: the address does not say them. */
const USUAL: Readonly<Record<string, string>> = { gender: "all", sort: "popularity" };

/** The field that has the seldom wanted choices of a filter on the page, for forms without JavaScript. */
export const MORE = "more";

/** What a form with filters asks, as the part of an address behind its path: "?gender=girl&start=ma", or "". */
export function formQuery(fields: FormData): string {
  const params = new URLSearchParams();
  for (const [key, value] of fields) {
    const text = typeof value === "string" ? value.trim() : "";
    if (text !== "" && text !== USUAL[key]) params.append(key, text);
  }
  return params.size === 0 ? "" : `?${params}`;
}
