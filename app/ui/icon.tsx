import type { IconNode } from "lucide";

/**
 * A drawing of Lucide's beside words that say the same, so it is never read aloud: <Icon of={Sun} />. Lucide's own part
 * for React would weigh 1.5 kB more on every page; width, color and stroke are the stylesheet's (base.css).
 */
export function Icon({ of, id }: { readonly of: IconNode; readonly id?: string | undefined }) {
  return (
    <svg
      className="ic"
      viewBox="0 0 24 24"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: id === undefined ? drawn(of) : `<g id="${id}">${drawn(of)}</g>` }}
    />
  );
}

/** A drawing that stands on the page already, with this id: two dozen of one kind need not be sent two dozen times. */
export function SameIcon({ id }: { readonly id: string }) {
  return (
    <svg className="ic" viewBox="0 0 24 24" aria-hidden="true">
      <use href={`#${id}`} />
    </svg>
  );
}

/** The same as the server writes it. */
export function sameIconHtml(id: string): string {
  return `<svg class="ic" viewBox="0 0 24 24" aria-hidden="true"><use href="#${id}"></use></svg>`;
}

const known = new WeakMap<IconNode, string>();

/** Lucide's shapes as text, which is rendered several times as fast as elements; written once for each icon. */
function drawn(icon: IconNode): string {
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
