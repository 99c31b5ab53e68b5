/**
 * Makes an element what another one is, by the least changes: what is in both stays where it is, with its focus. Of a field only
 * attributes are set, so what a visitor has ticked or written since stays as well, as it does with React's own fields.
 */
export function morph(element: Element, into: Element): void {
  for (const name of element.getAttributeNames()) {
    if (!into.hasAttribute(name)) element.removeAttribute(name);
  }
  for (const name of into.getAttributeNames()) {
    const value = into.getAttribute(name) ?? "";
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
  const before = Array.from(element.childNodes);
  const after = Array.from(into.childNodes);
  after.forEach((node, place) => {
    const old = before[place];
    if (old === undefined) element.append(node);
    else if (isElement(old) && isElement(node) && old.tagName === node.tagName) morph(old, node);
    else if (!old.isEqualNode(node)) old.replaceWith(node);
  });
  before.slice(after.length).forEach((old) => old.remove());
}

function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}
