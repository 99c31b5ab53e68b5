import { Printer } from "lucide";
import { Icon } from "#app/ui/icon.tsx";

export function PrintButton() {
  return (
    <button type="button" className="btn noprint needs-script" onClick={() => globalThis.print()}>
      <Icon of={Printer} />
      Print
    </button>
  );
}
