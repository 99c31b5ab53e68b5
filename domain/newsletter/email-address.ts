import { withoutDirections } from "#domain/text/without-directions.ts";

/** Characters of an address at most, as SMTP allows (RFC 5321). */
export const LONGEST_EMAIL = 254;

/** What a visitor reads when an address is none. */
export const INVALID_EMAIL = "Please enter a valid email address.";

/** Signs that no mailbox has, and that would mean something else to a mail server: white space, controls, brackets. */
const NEVER_IN_AN_ADDRESS = /[\s\p{Cc}\p{Cf}<>()[\],;:\\"]/u;

/** An address to write to, and the key under which it is known. */
export type EmailAddress = {
  /** As it was typed, without the white space around it. */
  readonly typed: string;
  /**
   * The same for all spellings of one address: small letters, composed accents, the domain as DNS knows it.
   * What stands after a plus counts: whoever writes it means it.
   */
  readonly key: string;
};

/**
 * Reads an address: something, an at-sign, a domain. International ones and plus-addresses are welcome; whether there
 * is a mailbox, only a letter can tell. undefined when it is none.
 */
export function readEmailAddress(text: string): EmailAddress | undefined {
  // Address books put marks of direction around what is copied from them; nobody sees those.
  const typed = withoutDirections(text).trim().normalize("NFC");
  const at = typed.lastIndexOf("@");
  const local = typed.slice(0, at);
  if (at < 1 || typed.length > LONGEST_EMAIL || !typed.isWellFormed()) return undefined;
  if (local.includes("@") || NEVER_IN_AN_ADDRESS.test(typed)) return undefined;
  const host = hostOf(typed.slice(at + 1));
  return host === undefined ? undefined : { typed, key: `${local.toLowerCase()}@${host}` };
}

/** "Bücher.example" → "xn--bcher-kva.example". */
function hostOf(domain: string): string | undefined {
  // What would end a host within an address of the web.
  if (domain === "" || /[/?#@%]/.test(domain)) return undefined;
  return URL.parse(`http://${domain}/`)?.hostname;
}
