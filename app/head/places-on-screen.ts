/** What moves by less, browsers do not count as moved. */
const LEAST_PX = 3;

/**
 * Notes where everything on the screen begins, elements and what text stands in them. What it returns tells whether something
 * of it begins higher or lower by now. What is beyond the screen, and all within that, may not be laid out, and is not looked
 * at. Nor is what is folded up: it has a place on the screen, too, and would be laid out to be asked for it.
 */
export function placesOnScreen(): () => boolean {
  const range = document.createRange();
  const placeOf = (node: Node) => {
    if (node instanceof Element) return node.getBoundingClientRect();
    range.selectNode(node);
    return range.getBoundingClientRect();
  };
  const places: (readonly [Node, top: number])[] = [];
  const note = (node: Node) => {
    // Of some elements only what is in them is laid out. Older browsers do not tell.
    if (node instanceof Element && !(node.checkVisibility?.() ?? true)) {
      if (getComputedStyle(node).display === "contents") node.childNodes.forEach(note);
      return;
    }
    const { top, bottom } = placeOf(node);
    if (bottom <= 0 || top >= innerHeight) return;
    places.push([node, top]);
    node.childNodes.forEach(note);
  };
  note(document.body);
  return () => places.some(([node, top]) => Math.abs(placeOf(node).top - top) >= LEAST_PX);
}
