import type { ReactNode } from "react";
import "./table.css";

type BoxProps = {
  readonly label: string;
  /** Of the box, beside its own. */
  readonly className?: string;
  readonly children: ReactNode;
};

/** A table that may be wider than the screen. */
export function WideTable({ children, ...box }: BoxProps) {
  return (
    <ScrollBox {...box}>
      <table className="tbl num">{children}</table>
    </ScrollBox>
  );
}

/** What may be wider than the screen scrolls in its own box, with the keyboard too. */
export function ScrollBox({ label, className = "", children }: BoxProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div className={`scrollx ${className}`.trim()} role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
