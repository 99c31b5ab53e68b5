/** A node of the tree of templates: what follows, by the next part of the path, or whatever it is. */
type Node = { readonly next: Map<string, Node>; any: Node | undefined; template: string | undefined };

/** Where nothing of ours is. */
export const UNKNOWN_ROUTE = "(unknown)";

/**
 * Tells the template of a path: "/names/{name}" of "/names/hazel". What a person asked for is not in it, and there are no
 * more of them than are given here.
 */
export function createTemplates(templates: readonly string[]): (path: string) => string {
  const root = newNode();
  for (const template of templates) {
    let node = root;
    for (const part of partsOf(template)) {
      if (part.startsWith("{")) node = node.any ??= newNode();
      else {
        const next = node.next.get(part) ?? newNode();
        node.next.set(part, next);
        node = next;
      }
    }
    node.template ??= template;
  }
  return (path) => templateIn(root, partsOf(path), 0) ?? UNKNOWN_ROUTE;
}

/** The exact part first; where that leads nowhere, the one that takes any. */
function templateIn(node: Node, parts: readonly string[], at: number): string | undefined {
  const part = parts[at];
  if (part === undefined) return node.template;
  const exact = node.next.get(part);
  const found = exact && templateIn(exact, parts, at + 1);
  return found ?? (node.any && templateIn(node.any, parts, at + 1));
}

function newNode(): Node {
  return { next: new Map(), any: undefined, template: undefined };
}

function partsOf(path: string): readonly string[] {
  return path === "/" ? [] : path.slice(1).split("/");
}
