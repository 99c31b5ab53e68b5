import { TYPED_FIELDS, type TypedName } from "./full-name.ts";
import { NOTHING_TYPED, typedIn } from "./kept-fit.ts";

/** What stands behind "#" in a link to the page: browsers do not send it to a server. */
export function fitFragment(typed: Partial<TypedName>): string {
  const fields = new URLSearchParams();
  for (const field of TYPED_FIELDS) {
    const text = typed[field]?.trim() ?? "";
    if (text !== "") fields.set(field, text);
  }
  return fields.toString();
}

/**
 * The name that a link brings. From a name's page it is the first name alone, and what stands in the other fields stays; a
 * link to a whole name brings all of it. Null when it brings nothing.
 */
export function withLink(fragment: string, kept: TypedName): TypedName | null {
  const fields = new URLSearchParams(fragment.replace(/^#/, ""));
  const brought = typedIn((field) => fields.get(field));
  if (TYPED_FIELDS.every((field) => brought[field].trim() === "")) return null;
  return brought.last === "" ? { ...kept, first: brought.first } : { ...NOTHING_TYPED, ...brought };
}
