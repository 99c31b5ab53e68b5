import { accessibleName, isHidden, plainText } from "./accessible-name.ts";
import { hasRole, mayHaveRole, type Role } from "./roles.ts";

/** How a test looks for something: by what it is and what it is called, as a screen reader would; or by a selector. */
export type Queries = {
  /** The one element of this role (and name: a text is the whole name); throws unless there is exactly one. */
  readonly get: (role: Role, name?: string | RegExp) => Element;
  readonly all: (role: Role, name?: string | RegExp) => readonly Element[];
  /** The one element that the selector finds; throws unless there is exactly one. */
  readonly select: (selector: string) => Element;
  readonly selectAll: (selector: string) => readonly Element[];
  /** What can be read here, with single spaces. What a fold (`details`) holds counts, whether it is open or not. */
  readonly text: string;
};

/** Looks within an element. */
export function within(root: Element): Queries {
  const selectAll = (selector: string) => Array.from(root.querySelectorAll(selector));
  const all = (role: Role, name?: string | RegExp) =>
    // One selector for the whole page: asking each element for itself reads the selector each time.
    selectAll(mayHaveRole(role)).filter(
      (element) =>
        hasRole(element, role) &&
        !isHidden(element) &&
        (name === undefined || isCalled(accessibleName(element), name)),
    );
  return {
    all,
    get(role, name) {
      const found = all(role, name);
      return only(found, `${role} ${name ?? ""}`, () =>
        all(role)
          .map((element) => `“${accessibleName(element).slice(0, 80)}”`)
          .join(", "),
      );
    },
    selectAll,
    select: (selector) => only(selectAll(selector), selector, () => plainText(root).slice(0, 300)),
    get text() {
      return plainText(root);
    },
  };
}

/** What can be read in an element, with single spaces. */
export function textOf(element: Element): string {
  return plainText(element);
}

function isCalled(name: string, wanted: string | RegExp): boolean {
  return typeof wanted === "string" ? name === wanted : wanted.test(name);
}

function only(found: readonly Element[], wanted: string, there: () => string): Element {
  const [element] = found;
  if (element !== undefined && found.length === 1) return element;
  throw new Error(`There are ${found.length} of: ${wanted.trim()}. There is: ${there()}`);
}
