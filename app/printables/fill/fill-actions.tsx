import { CircleAlert, FileDown, Printer } from "lucide";
import { useState } from "react";
import { Link } from "react-router";
import { FILL } from "#content/printables/fill-words.ts";
import type { Answers } from "#domain/printables/answers.ts";
import type { GrowthFigures } from "#domain/printables/growth-figures.ts";
import type { PaperSize } from "#domain/printables/printable.ts";
import type { Sheet } from "#domain/printables/sheet.ts";
import { localToday } from "#app/device/local-today.ts";
import { PATHS } from "#app/site/paths.data.ts";
import { saveFile } from "#app/ui/save-file.ts";
import { Icon } from "#app/ui/icon.tsx";

type Props = {
  readonly sheet: Sheet;
  readonly figures: GrowthFigures | null;
  readonly paper: PaperSize;
  /** As they are shown. */
  readonly answers: Answers;
};

/** Ways to take the filled sheet in hand. The PDF is made here: what stands in it never leaves the device. */
export function FillActions({ sheet, figures, paper, answers }: Props) {
  const [state, setState] = useState<"resting" | "making" | "failed">("resting");
  const download = async () => {
    setState("making");
    try {
      const { makeFilledPdf } = await import("./filled-pdf.ts");
      saveFile(`${sheet.id}-${localToday()}.pdf`, await makeFilledPdf(sheet, figures, answers, paper));
      setState("resting");
    } catch {
      setState("failed");
    }
  };
  return (
    <div className="fill-actions">
      <button type="button" className="btn btn-primary" onClick={() => globalThis.print()}>
        <Icon of={Printer} />
        {FILL.print}
      </button>
      <button
        type="button"
        className="btn"
        aria-disabled={state === "making"}
        onClick={() => (state === "making" ? undefined : void download())}
      >
        <Icon of={FileDown} />
        {state === "making" ? FILL.pdfWaiting : FILL.pdf}
      </button>
      {figures === null ? null : (
        <Link className="btn" to={PATHS.growth}>
          {FILL.growth}
        </Link>
      )}
      {state === "failed" ? (
        <p className="fault" role="alert">
          <Icon of={CircleAlert} />
          {FILL.pdfFailed}
        </p>
      ) : null}
    </div>
  );
}
