import { TYPED_FIELDS, type TypedName } from "./full-name.ts";
import { typedIn } from "./stored-fit.ts";

/** What stands behind "#" in a link to the page: browsers do not send it to a server. */
export function fitFragment(typed: Partial<TypedName>): string {
  const fields = new URLSearchParams();
  for (const field of TYPED_FIELDS) {
    const text = typed[field]?.trim() ?? "";
    if (text !== "") fields.set(field, text);
  }
  return fields.toString();
}

/** What a link makes of the fields, and whether something is gone that somebody had typed and may want back. */
export type Arrived = { readonly typed: TypedName; readonly replaces: boolean };

/**
 * The name that a link brings. From a name's page it is the first name alone, which was asked for, and the other fields stay;
 * any other link is a whole name and brings all of it, empty fields too. Null when it brings nothing.
 */
export function withLink(fragment: string, kept: TypedName): Arrived | null {
  const fields = new URLSearchParams(fragment.replace(/^#/, ""));
  const brought = typedIn((field) => fields.get(field));
  const filled = TYPED_FIELDS.filter((field) => brought[field].trim() !== "");
  if (filled.length === 0) return null;
  if (filled.every((field) => field === "first"))
    return { typed: { ...kept, first: brought.first }, replaces: false };
  const isLost = (field: keyof TypedName) => kept[field].trim() !== "" && kept[field] !== brought[field];
  return { typed: brought, replaces: TYPED_FIELDS.some(isLost) };
}
