import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import type { MenuLink } from "#app/site/navigation.data.ts";
import { LinkList } from "./link-list.tsx";

type Props = {
  readonly links: readonly MenuLink[];
  /** What it is called, with its icon. */
  readonly children: ReactNode;
};

/**
 * Some pages behind one word. It opens without JavaScript; with it Escape, a press elsewhere, the focus going elsewhere
 * and the way to another page close it.
 */
export function Menu({ links, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const { key, pathname } = useLocation();
  const isHere = links.some(({ href }) => href === pathname);

  useEffect(() => {
    const closeIfElsewhere = ({ target }: Event) => {
      if (target instanceof Node && details.current?.contains(target) === false) details.current.open = false;
    };
    const closeOnEscape = ({ key: pressed }: KeyboardEvent) => {
      if (pressed !== "Escape" || details.current?.open !== true) return;
      details.current.open = false;
      details.current.querySelector("summary")?.focus();
    };
    document.addEventListener("pointerdown", closeIfElsewhere);
    document.addEventListener("focusin", closeIfElsewhere);
    document.addEventListener("keydown", closeOnEscape);
    return () => {
      document.removeEventListener("pointerdown", closeIfElsewhere);
      document.removeEventListener("focusin", closeIfElsewhere);
      document.removeEventListener("keydown", closeOnEscape);
    };
  }, []);

  return (
    // A new one for each visit of a page, which is closed.
    <details key={key} ref={details} className="menu">
      <summary aria-current={isHere ? "true" : undefined}>{children}</summary>
      <LinkList links={links} />
    </details>
  );
}
