import { BRAND } from "#content/site/brand.ts";
import { TEMPLATE_PAGE } from "#content/printables/printables-page.ts";
import type { Answers } from "#domain/printables/answers.ts";
import type { GrowthFigures } from "#domain/printables/growth-figures.ts";
import type { PaperSize } from "#domain/printables/printable.ts";
import type { Block, Sheet } from "#domain/printables/sheet.ts";
import { BlankLines } from "./blank-lines.tsx";
import { Checklist } from "./checklist.tsx";
import { Curves } from "./curves.tsx";
import { PenTable } from "./pen-table.tsx";
import { PercentileTable } from "./percentile-table.tsx";
import { ReferenceTable } from "./reference-table.tsx";
import { Legend, NoteLines, Words } from "./small-blocks.tsx";
import "./columns.css";
import "./curves.css";
import "./blocks.css";
import "./paper.css";
import "./reference-tables.css";
import "./tables.css";

type Props = {
  readonly sheet: Sheet;
  /** For a growth chart: what its blocks draw. */
  readonly figures: GrowthFigures | null;
  /** As they are shown: days and times in words. */
  readonly answers: Answers;
  /** Null: whatever the printer holds. */
  readonly paper: PaperSize | null;
};

/** A sheet as it lies on the table, and as it comes out of the printer: each of its pages a page of paper. */
export function Paper({ sheet, figures, answers, paper }: Props) {
  const { title, span, pages, closing } = sheet;
  return (
    <article className="sheet" data-paper={paper ?? undefined} aria-labelledby="sheet-title">
      {pages.map((blocks, page) => (
        <div key={blocks.map(nameOf).join(" ")} className="sheet-page">
          <header className="sheet-top">
            {page === 0 ? <h1 id="sheet-title">{title}</h1> : <p className="sheet-again">{title}</p>}
            <p>
              {page === 0
                ? span
                : TEMPLATE_PAGE.page.replace("{page}", `${page + 1}`).replace("{pages}", `${pages.length}`)}
            </p>
          </header>
          {blocks.map((block) => (
            <SheetBlock key={nameOf(block)} {...{ block, title, figures, answers }} />
          ))}
          <footer className="sheet-end">
            <span>{closing}</span>
            <span>
              {BRAND.name} · {title.toLowerCase()} · {TEMPLATE_PAGE.copy}
            </span>
          </footer>
        </div>
      ))}
    </article>
  );
}

type BlockProps = Pick<Props, "figures" | "answers"> & { readonly block: Block; readonly title: string };

function SheetBlock({ block, title, figures, answers }: BlockProps) {
  switch (block.kind) {
    case "lines":
      return <BlankLines block={block} answers={answers} />;
    case "table":
      return <PenTable block={block} name={title} answers={answers} />;
    case "checklist":
      return <Checklist block={block} answers={answers} />;
    case "legend":
      return <Legend block={block} />;
    case "reference":
      return <ReferenceTable block={block} />;
    case "percentiles":
      return figures === null ? null : <PercentileTable block={block} rows={figures.percentiles} />;
    case "curves":
      return figures === null ? null : <Curves block={block} figures={figures} />;
    case "notes":
      return <NoteLines block={block} answers={answers} />;
    case "words":
      return <Words block={block} />;
    default:
      return block satisfies never;
  }
}

/** What tells a block from its neighbors. */
function nameOf(block: Block): string {
  return "id" in block ? block.id : `${block.kind} ${block.title ?? ""}`;
}
