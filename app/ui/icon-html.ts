import type { IconNode } from "lucide";

/** A drawing of Lucide's as HTML; icon.tsx says what is left to the stylesheet. */
export function iconHtml(icon: IconNode): string {
  return `<svg class=ic viewBox="0 0 24 24" aria-hidden=true>${iconShapes(icon)}</svg>`;
}

const known = new WeakMap<IconNode, string>();

/** Lucide's shapes as text, which is rendered several times as fast as elements; written once for each icon. */
export function iconShapes(icon: IconNode): string {
  const text =
    known.get(icon) ??
    icon
      .map(([tag, attributes]) => {
        const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
        return `<${tag}${written.join("")}/>`;
      })
      .join("");
  known.set(icon, text);
  return text;
}
