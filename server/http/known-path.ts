/**
 * The one spelling of a path: small letters, one slash in front, none at the end. What is percent-encoded beyond ASCII is
 * folded too ("/names/ZO%C3%8B"); all other escapes stay as they are: "%2F" must not become a slash.
 */
export function spelledAsKnown(pathname: string): string {
  const folded = pathname
    .replace(/(?:%[89a-f][\da-f])+/gi, foldEncoded)
    .replace(/%[\da-f]{2}|[A-Z]+/gi, (part) => (part.startsWith("%") ? part : part.toLowerCase()));
  return `/${withoutOuterSlashes(folded)}`;
}

/** Whatever stood there: "//evil.example/" must not become another site's address. By hand, as /\/+$/ takes long for "////…/x". */
function withoutOuterSlashes(path: string): string {
  let [from, to] = [0, path.length];
  while (path[from] === "/") from += 1;
  while (to > from && path[to - 1] === "/") to -= 1;
  return path.slice(from, to);
}

/** Bytes that are no text stay what they are: nothing is known by them. */
function foldEncoded(escapes: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(escapes).toLowerCase());
  } catch {
    return escapes;
  }
}
