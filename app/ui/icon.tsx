import type { IconNode } from "lucide";
import { iconShapes } from "./icon-html.ts";

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
      dangerouslySetInnerHTML={{
        __html: id === undefined ? iconShapes(of) : `<g id="${id}">${iconShapes(of)}</g>`,
      }}
    />
  );
}

/** A drawing that stands on the page already, with this id: two dozen of one kind need not be sent two dozen times. */
export function SameIcon({ id }: { readonly id: string }) {
  return (
    <svg
      className="ic"
      viewBox="0 0 24 24"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: `<use href="#${id}"/>` }}
    />
  );
}
