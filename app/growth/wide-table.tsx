import type { ReactNode } from "react";

/** A table that may be wider than the screen scrolls in its own box, with the keyboard too. */
export function WideTable({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div className="scrollx" role="region" aria-label={label} tabIndex={0}>
      <table className="tbl num">{children}</table>
    </div>
  );
}
