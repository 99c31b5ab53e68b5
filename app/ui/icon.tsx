import type { IconNode } from "lucide";
import { createElement } from "react";

/**
 * A drawing of Lucide's beside words that say the same, so it is never read aloud: <Icon of={Sun} />. Lucide's own part
 * for React would weigh 1.5 kB more on every page; width, color and stroke are the stylesheet's (base.css).
 */
export function Icon({ of }: { readonly of: IconNode }) {
  return (
    <svg className="ic" viewBox="0 0 24 24" aria-hidden="true">
      {of.map(([tag, attributes], place) => createElement(tag, { key: place, ...attributes }))}
    </svg>
  );
}
