import { type Answers, answerKey } from "#domain/printables/answers.ts";
import type { Block } from "#domain/printables/sheet.ts";

type OfKind<Kind extends Block["kind"]> = { readonly block: Extract<Block, { kind: Kind }> };

/** So many signs stand in one line. */
const FEW = 6;

/** What the signs mean. */
export function Legend({ block: { title, entries, remark } }: OfKind<"legend">) {
  const Part = title === undefined ? "div" : "section";
  return (
    <Part className="sheet-block">
      {title === undefined ? null : <h2 className="vh">{title}</h2>}
      <ul className="sheet-key" data-many={entries.length > FEW ? "" : undefined}>
        {entries.map(({ sign, meaning }) => (
          <li key={sign}>
            <b>{sign}</b> {meaning}
          </li>
        ))}
        {remark === undefined ? null : <li>{remark}</li>}
      </ul>
    </Part>
  );
}

export function NoteLines({
  block: { id, title, lines },
  answers,
}: OfKind<"notes"> & { readonly answers: Answers }) {
  const written = Array.from({ length: lines }, (_, line) => answers[answerKey(id, line + 1)] ?? "");
  return (
    <section className="sheet-block">
      <h2>{title}</h2>
      {written.map((text, line) => (
        <p key={answerKey(id, line + 1)} className="sheet-note">
          {text === "" ? null : <span className="sheet-said">{text}</span>}
        </p>
      ))}
    </section>
  );
}

export function Words({ block: { title, text } }: OfKind<"words">) {
  const Part = title === undefined ? "div" : "section";
  return (
    <Part className="sheet-block sheet-words">
      {title === undefined ? null : <h2>{title}</h2>}
      <p>{text}</p>
    </Part>
  );
}
