import { CircleAlert, FileDown, Image, Printer } from "lucide";
import { useState } from "react";
import { PRINT } from "#content/frame/frame-words.ts";
import { SHEET_PAGE } from "#content/open-data/sheet-page.ts";
import { SHEET_PAPERS, type SheetPaper } from "#domain/names/sheet/sheet-name.ts";
import { Icon } from "#app/ui/icon.tsx";
import { saveFile } from "#app/ui/save-file.ts";
import type { SheetView } from "./build-sheet-view.ts";

const { files: WORDS, form } = SHEET_PAGE;
const LOAD = {
  pdf: () => import("./sheet-pdf.ts"),
  png: () => import("./sheet-picture.ts"),
} as const;

type Kind = keyof typeof LOAD;
type Props = { readonly words: SheetView; readonly year: number | null };

/** The sheet as a file, made here; or on paper at once. What makes files is fetched when one is asked for. */
export function SheetFiles({ words, year }: Props) {
  const [paper, setPaper] = useState<SheetPaper>(SHEET_PAPERS[0]);
  const [state, setState] = useState<"resting" | "failed" | Kind>("resting");
  const take = async (kind: Kind) => {
    setState(kind);
    try {
      const { makeFile } = await LOAD[kind]();
      saveFile(
        `${words.names.map(({ id }) => id).join("-")}-${paper}.${kind}`,
        await makeFile(words, year, paper),
      );
      setState("resting");
    } catch {
      setState("failed");
    }
  };
  const button = (kind: Kind, icon: typeof FileDown, label: string) => (
    <button
      type="button"
      className="btn needs-script"
      aria-disabled={state === kind}
      onClick={() => (state === kind ? undefined : void take(kind))}
    >
      <Icon of={icon} />
      {state === kind ? WORDS.making : label}
    </button>
  );
  return (
    <section className="ns-files noprint" aria-labelledby="keep">
      <h2 id="keep">{WORDS.title}</h2>
      <p className="small quiet needs-script">{WORDS.text}</p>
      <noscript>
        <p>{WORDS.noScript}</p>
      </noscript>
      <div className="ns-ways">
        <div className="field needs-script">
          <label htmlFor="paper">{form.paper}</label>
          <select
            className="input"
            id="paper"
            value={paper}
            onChange={(event) =>
              setPaper(SHEET_PAPERS.find((size) => size === event.target.value) ?? SHEET_PAPERS[0])
            }
          >
            {SHEET_PAPERS.map((size) => (
              <option key={size} value={size}>
                {form.papers[size]}
              </option>
            ))}
          </select>
        </div>
        {button("pdf", FileDown, WORDS.pdf)}
        {button("png", Image, WORDS.png)}
        <button type="button" className="btn needs-script" onClick={() => globalThis.print()}>
          <Icon of={Printer} />
          {PRINT}
        </button>
      </div>
      {state === "failed" ? (
        <p className="fault" role="alert">
          <Icon of={CircleAlert} />
          {WORDS.failed}
        </p>
      ) : null}
    </section>
  );
}
