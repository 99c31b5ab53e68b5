/** Letters of a first name that a link says. */
export const LONGEST_SENDER = 20;

const MARK = "&by=";

/** A first name as somebody types it: letters, spaces, "-", "’" and "." alone, cut to its length; "" when nothing is left. */
export function senderName(text: string): string {
  const written = text
    .normalize("NFC")
    .replace(/[^\p{L}\p{M}\s'’.-]+/gu, "")
    .replace(/\s+/g, " ")
    .trim();
  return Array.from(written).slice(0, LONGEST_SENDER).join("").trim();
}

/** A fragment with the sender's first name behind it; the same fragment when there is none. */
export function withSender(fragment: string, name: string): string {
  const said = senderName(name);
  return said === "" ? fragment : fragment + MARK + encodeURIComponent(said);
}

/** What is before the first name, and the name; "" for none. Anything may stand there: it is shown as text, and counts for nothing. */
export function splitSender(fragment: string): { readonly fragment: string; readonly sender: string } {
  const at = fragment.indexOf(MARK);
  if (at === -1) return { fragment, sender: "" };
  return { fragment: fragment.slice(0, at), sender: senderName(decoded(fragment.slice(at + MARK.length))) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
