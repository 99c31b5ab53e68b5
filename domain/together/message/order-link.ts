import { openLink, sealLink } from "./marked-link.ts";
import { LONGEST_MESSAGE } from "./message-link.ts";
import { type Order, packOrder, unpackOrder } from "./order.ts";

type ParsedOrder =
  | { readonly kind: "none" }
  | { readonly kind: "order"; readonly order: Order }
  | { readonly kind: "newer version" | "broken" | "too long" };

const MARK_OF_FRAGMENT = "#o=";

/** The fragment of the link, with its "#". Sixteen names of twenty letters each, four bytes a letter, are no more than LONGEST_MESSAGE. */
export function orderFragment(order: Order): string {
  return sealLink(MARK_OF_FRAGMENT, packOrder(order));
}

/** Reads the fragment of an address; anything may stand there. */
export function readOrderLink(fragment: string): ParsedOrder {
  if (!fragment.startsWith(MARK_OF_FRAGMENT)) return { kind: "none" };
  // Before any work is done, as with messages.
  if (fragment.length > 2 * LONGEST_MESSAGE) return { kind: "too long" };
  const opened = openLink(MARK_OF_FRAGMENT, fragment);
  if (opened.kind !== "content") return opened;
  const order = unpackOrder(opened.content);
  return order === null ? { kind: "broken" } : { kind: "order", order };
}
