import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { NavigationType, useNavigationType } from "react-router";
import { FILL } from "#content/printables/fill-words.ts";
import type { Answers } from "#domain/printables/answers.ts";
import type { GrowthFigures } from "#domain/printables/growth-figures.ts";
import type { PaperSize } from "#domain/printables/printable.ts";
import { saidAnswers } from "#domain/printables/said-answers.ts";
import type { Sheet } from "#domain/printables/sheet.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import { FillActions } from "./fill-actions.tsx";
import { FillForm } from "./fill-form.tsx";
import { HEADING_ID } from "./form-props.ts";
import { Keeping } from "./keeping.tsx";
import { Pickers } from "./pickers.tsx";
import { StandingWords } from "./standing-words.tsx";
import { useFilled } from "./use-filled.ts";
import "./fill.css";
import "./rows.css";

export type FillInProps = {
  readonly sheet: Sheet;
  readonly figures: GrowthFigures | null;
  readonly paper: PaperSize;
  /** Print preview, with the answers as it shows them. */
  readonly children: (answers: Answers) => ReactNode;
};

/** The form of a sheet, and the sheet itself beneath it. */
export function FillIn({ sheet, figures, paper, children }: FillInProps) {
  const { kept, standing, child, filled, answers, sheets, formKey, write, pickChild, pickSheet } =
    useFilled(sheet);
  const heading = useRef<HTMLHeadingElement>(null);
  const cameHow = useNavigationType();
  // Whoever asked for the form is led to it; a reload or a way back leaves the page where it was.
  const toHeading = useEffectEvent(() =>
    cameHow === NavigationType.Pop ? undefined : heading.current?.focus(),
  );
  useEffect(() => toHeading(), []);
  const said = saidAnswers(sheet, answers);

  return (
    <>
      <section className="shell fill noprint" aria-labelledby={HEADING_ID}>
        <h2 id={HEADING_ID} ref={heading} tabIndex={-1}>
          {fillIn(FILL.heading, { sheet: sheet.title })}
        </h2>
        {standing === "opening" ? (
          <p className="meta" role="status">
            {FILL.reading}
          </p>
        ) : (
          <>
            <StandingWords standing={standing} isBegun={filled !== null} />
            <Pickers
              all={kept.children}
              child={child}
              onChild={pickChild}
              sheets={sheets}
              filled={filled}
              onSheet={pickSheet}
            />
            <div key={formKey} className="ruled fill-form" role="form" aria-label={sheet.title}>
              <FillForm sheet={sheet} born={child?.born ?? ""} answers={answers} write={write} />
            </div>
            <FillActions sheet={sheet} figures={figures} paper={paper} answers={said} />
            <Keeping child={child} filled={filled} isEmpty={kept.sheets.length === 0} />
          </>
        )}
      </section>
      {children(said)}
    </>
  );
}
