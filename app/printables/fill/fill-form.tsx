import type { ReactNode } from "react";
import { offersOf } from "#domain/printables/offers.ts";
import type { Sheet } from "#domain/printables/sheet.ts";
import { ChecklistPart } from "./checklist-part.tsx";
import type { FormProps } from "./form-props.ts";
import { LinesPart } from "./lines-part.tsx";
import { NotesPart } from "./notes-part.tsx";
import { TablePart } from "./table-part.tsx";

type Props = Omit<FormProps, "meanings" | "offers"> & {
  readonly sheet: Sheet;
  /** Of the child; empty where nobody has written it. */
  readonly born: string;
};

/** The blanks of a sheet from top to bottom, made for thumbs. What is there to read stands on the sheet below. */
export function FillForm({ sheet, born, ...given }: Props) {
  const blocks = sheet.pages.flat();
  const signs = blocks.flatMap((block) => (block.kind === "legend" ? block.entries : []));
  const meanings = new Map(signs.map(({ sign, meaning }) => [sign, meaning]));
  const props = { ...given, meanings, offers: offersOf(sheet, given.answers, born) };
  return blocks.map((block) => {
    switch (block.kind) {
      case "lines":
        return (
          <Part key={block.id} id={block.id} title={block.title}>
            <LinesPart {...props} block={block} />
          </Part>
        );
      case "table":
        return (
          <Part key={block.id} id={block.id} title={block.title}>
            <TablePart {...props} block={block} />
          </Part>
        );
      case "checklist":
        return (
          <Part key={block.id} id={block.id} title={block.title}>
            <ChecklistPart {...props} block={block} />
          </Part>
        );
      case "notes":
        return (
          <Part key={block.id} id={block.id} title={block.title}>
            <NotesPart {...props} block={block} />
          </Part>
        );
      case "legend":
      case "reference":
      case "percentiles":
      case "curves":
      case "words":
        return null;
      default:
        return block satisfies never;
    }
  });
}

type PartProps = {
  readonly id: string;
  readonly title: string | undefined;
  readonly children: ReactNode;
};

function Part({ id, title, children }: PartProps) {
  if (title === undefined) return <div className="fill-part">{children}</div>;
  return (
    <section className="fill-part" aria-labelledby={`fill-part-${id}`}>
      <h3 id={`fill-part-${id}`}>{title}</h3>
      {children}
    </section>
  );
}
