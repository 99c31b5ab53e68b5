import { TYPED_FIELDS, type TypedName } from "./typed-name.ts";
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
type Arrived = { readonly typed: TypedName; readonly replaces: boolean };

/** What a page of a name, or a name that is suggested, sends along by itself: it was asked for, and the other fields stay. */
const ALONE = ["first", "middle", "siblings"] as const satisfies readonly (keyof TypedName)[];

/**
 * The name that a link brings. One field alone takes the place of that field; any other link is a whole name and brings all of
 * it, empty fields too. Null when it brings nothing.
 */
export function withLink(fragment: string, kept: TypedName): Arrived | null {
  const fields = new URLSearchParams(fragment.replace(/^#/, ""));
  const brought = typedIn((field) => fields.get(field));
  const filled = TYPED_FIELDS.filter((field) => brought[field].trim() !== "");
  if (filled.length === 0) return null;
  const isLost = (field: keyof TypedName) => kept[field].trim() !== "" && kept[field] !== brought[field];
  const alone = ALONE.find((field) => filled.every((each) => each === field));
  if (alone !== undefined) {
    // A family's children are not typed again lightly; a first or a middle name is tried one after the other.
    const replaces = alone === "siblings" && isLost("siblings");
    return { typed: { ...kept, [alone]: brought[alone] }, replaces };
  }
  return { typed: brought, replaces: TYPED_FIELDS.some(isLost) };
}
