import type { ReactNode } from "react";

type Props = {
  readonly label: string;
  readonly className: string;
  readonly columns: number;
  /** Height of a row, where a pen needs room; the stylesheet knows those that there are. */
  readonly rowMm?: number;
  readonly children: ReactNode;
};

/** A table of the paper. On a phone one that has many columns scrolls in its own box, with the keyboard too. */
export function SheetTable({ label, className, columns, rowMm, children }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div className="scrollx sheet-scroll" role="region" aria-label={label} tabIndex={0}>
      <table className={`sheet-table ${className}`} data-columns={columns} data-row={rowMm}>
        {children}
      </table>
    </div>
  );
}
