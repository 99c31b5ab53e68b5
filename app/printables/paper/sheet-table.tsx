import type { ReactNode } from "react";
import { ScrollBox } from "#app/ui/wide-table.tsx";

type Props = {
  readonly label: string;
  readonly className: string;
  readonly columns: number;
  /** Height of a row, where a pen needs room; the stylesheet knows those that there are. */
  readonly rowMm?: number;
  readonly children: ReactNode;
};

/** A table of the paper. On a phone one that has many columns scrolls in its own box. */
export function SheetTable({ label, className, columns, rowMm, children }: Props) {
  return (
    <ScrollBox label={label} className="sheet-scroll">
      <table className={`sheet-table ${className}`} data-columns={columns} data-row={rowMm}>
        {children}
      </table>
    </ScrollBox>
  );
}
