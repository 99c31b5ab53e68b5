import { openLink, sealLink } from "./marked-link.ts";
import { type Message, packMessage, unpackMessage } from "./message.ts";

export type ParsedMessage =
  | { readonly kind: "none" }
  | { readonly kind: "message"; readonly message: Message }
  | { readonly kind: "newer version" | "broken" | "too long" };

const MARK_OF_FRAGMENT = "#t=";
/** Characters in a fragment that every messenger passes on whole. */
export const LONGEST_MESSAGE = 1800;
/** A QR code of so many can be read from a phone's screen. */
export const LONGEST_QR = 600;

/** The fragment of the link, with its "#"; null when it would be too long. */
export function messageFragment(message: Message): string | null {
  const content = packMessage(message);
  if (content === null) return null;
  const fragment = sealLink(MARK_OF_FRAGMENT, content);
  return fragment.length > LONGEST_MESSAGE ? null : fragment;
}

/** Reads the fragment of an address, without the sender's first name (sender-name.ts); anything may stand there. */
export function readMessage(fragment: string): ParsedMessage {
  if (!fragment.startsWith(MARK_OF_FRAGMENT)) return { kind: "none" };
  // Before any work is done: a link of megabytes is nobody's message.
  if (fragment.length > 2 * LONGEST_MESSAGE) return { kind: "too long" };
  const opened = openLink(MARK_OF_FRAGMENT, fragment);
  if (opened.kind !== "content") return opened;
  const message = unpackMessage(opened.content);
  return message === null ? { kind: "broken" } : { kind: "message", message };
}
