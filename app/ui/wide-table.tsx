import type { ReactNode } from "react";

type Props = {
  readonly label: string;
  /** Of the box, beside its own. */
  readonly className?: string;
  readonly children: ReactNode;
};

/** A table that may be wider than the screen scrolls in its own box, with the keyboard too. */
export function WideTable({ label, className = "", children }: Props) {
  const box = `scrollx ${className}`.trim();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div className={box} role="region" aria-label={label} tabIndex={0}>
      <table className="tbl num">{children}</table>
    </div>
  );
}
