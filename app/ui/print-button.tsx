import { Printer } from "lucide";
import { PRINT } from "#content/frame/frame-words.ts";
import { Icon } from "#app/ui/icon.tsx";

export function PrintButton() {
  return (
    <button type="button" className="btn noprint needs-script" onClick={() => globalThis.print()}>
      <Icon of={Printer} />
      {PRINT}
    </button>
  );
}
