/** What moves by less, browsers do not count as moved. */
const LEAST_PX = 3;

/**
 * Notes where everything on the screen begins, elements and what text stands in them. What it returns tells whether something
 * of it begins higher or lower by now. What is beyond the screen, and all within that, may not be laid out, and is not looked at.
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
    const { top, bottom } = placeOf(node);
    const isSeen = bottom > 0 && top < innerHeight;
    if (isSeen) places.push([node, top]);
    // Of some elements only what is in them is laid out.
    const isBoxless = () => node instanceof Element && getComputedStyle(node).display === "contents";
    if (isSeen || isBoxless()) node.childNodes.forEach(note);
  };
  note(document.body);
  return () => places.some(([node, top]) => Math.abs(placeOf(node).top - top) >= LEAST_PX);
}
