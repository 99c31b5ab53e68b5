import { ownValue } from "#domain/own-value.ts";

/** Who receives what is sent to an address, as far as spellings tell. For allowances alone: it is never written to. */
export type Mailbox = {
  /** One for all spellings that surely lead to the same person. */
  readonly mailbox: string;
  readonly host: string;
};

/** Hosts under which the same name is the same mailbox. */
const SAME_HOST: Readonly<Record<string, string>> = {
  "googlemail.com": "gmail.com",
  "me.com": "icloud.com",
  "mac.com": "icloud.com",
  "protonmail.com": "proton.me",
  "pm.me": "proton.me",
};

/** What a host leaves out of a name, as its own help pages say. */
const LEFT_OUT: Readonly<Record<string, RegExp>> = { "gmail.com": /\./g, "proton.me": /[._-]/g };

/** Yahoo's disposable addresses: a name, a hyphen, any word. No account of its own has a hyphen. */
const HYPHEN_TAGS = /^yahoo\.[a-z.]+$/;
/** Fastmail takes any@name.fastmail.com as name@fastmail.com. */
const NAME_IN_HOST = /^([^.]+)\.(fastmail\.(?:com|fm))$/;

/**
 * Reads the folded key of an address (email-address.ts): without what stands after a plus, at every host, since nearly
 * all deliver to what stands before it; without dots and other tags where the host is known to ignore them.
 */
export function mailboxOf(key: string): Mailbox {
  const at = key.lastIndexOf("@");
  const local = key.slice(0, at);
  const written = key.slice(at + 1).replace(/\.$/, "");
  const [, inHost, fastmail] = NAME_IN_HOST.exec(written) ?? [];
  if (inHost !== undefined && fastmail !== undefined) {
    return { mailbox: `${inHost}@${fastmail}`, host: fastmail };
  }
  const host = ownValue(SAME_HOST, written) ?? written;
  const untagged = beforeTag(local, "+");
  const tagless = HYPHEN_TAGS.test(host) ? beforeTag(untagged, "-") : untagged;
  const ignored = ownValue(LEFT_OUT, host);
  return { mailbox: `${ignored === undefined ? tagless : tagless.replaceAll(ignored, "")}@${host}`, host };
}

/** A name that begins with the sign has no tag: nothing would be left. */
function beforeTag(name: string, sign: string): string {
  const at = name.indexOf(sign);
  return at > 0 ? name.slice(0, at) : name;
}
