import { Printer } from "lucide-react";

export function PrintButton() {
  return (
    <button type="button" className="btn noprint needs-script" onClick={() => globalThis.print()}>
      <Printer className="ic" strokeWidth={1.75} aria-hidden="true" />
      Print
    </button>
  );
}
