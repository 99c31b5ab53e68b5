import { Download, Printer } from "lucide";
import type { ReactNode } from "react";
import { TOGETHER_PAGE } from "#content/site/together-page.ts";
import { formatPercent } from "#domain/locale/percent.ts";
import { type NamePool, writtenName } from "#domain/together/judging/name-pool.ts";
import type { Outcome } from "#domain/together/judging/outcome.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import { listedWithComma } from "#domain/locale/lists.ts";
import { Icon } from "#app/ui/icon.tsx";
import { saveResult } from "./save-result.ts";
import { sentenceWith } from "./sentence-with.ts";

const { down: WORDS, sentences } = TOGETHER_PAGE;

type Props = {
  readonly outcome: Outcome;
  /** With "{chance}" in it: what is said of somebody who comes first, beyond doubt. */
  readonly sure: string;
  /** With "{names}" in it: what is said where some are close. */
  readonly unsure: string;
  /** What else there is to know of this order. */
  readonly about: string | undefined;
  readonly pool: NamePool;
  readonly onAgain: () => void;
  readonly onClose: () => void;
  /** What can be done with it besides. */
  readonly children: ReactNode;
};

/** What came of it, and how sure that is. */
export function DownResult({ outcome, sure, unsure, about, pool, onAgain, onClose, children }: Props) {
  const rows = outcome.ranked.map(({ name, chance }) => ({
    id: name.id,
    name: writtenName(name, pool),
    chance: formatPercent(chance),
  }));
  const first = rows[0] ?? { name: "", chance: "" };
  const closeNames = outcome.close.map(({ name }) => writtenName(name, pool));
  const title = outcome.isSure ? fillIn(WORDS.sure, { name: first.name }) : WORDS.unsure;
  const text = outcome.isSure
    ? fillIn(sure, { chance: first.chance })
    : fillIn(unsure, { names: listedWithComma(closeNames) });

  return (
    <>
      <div className="tog-result">
        <div>
          <h3>{title}</h3>
          <p>{text}</p>
          {about === undefined ? null : <p>{about}</p>}
          <p className="small quiet">{WORDS.note}</p>
          <h4>{WORDS.listen}</h4>
          <ul className="gloss tog-aloud">
            {sentences.map((sentence, turn) => (
              <li key={sentence}>{sentenceWith(closeNames[turn % closeNames.length] ?? first.name, turn)}</li>
            ))}
          </ul>
        </div>
        <table className="tog-ranks num">
          <caption>{WORDS.table}</caption>
          <thead>
            <tr>
              <th scope="col">{WORDS.place}</th>
              <th scope="col">{WORDS.name}</th>
              <th scope="col" className="tog-share">
                {WORDS.share}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, name, chance }, place) => (
              <tr key={id}>
                <td>{place + 1}</td>
                <td>{name}</td>
                <td className="tog-share">{chance}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className="tog-buttons noprint">
          <button type="button" className="btn" onClick={() => globalThis.print()}>
            <Icon of={Printer} />
            {WORDS.print}
          </button>
          <button
            type="button"
            className="btn"
            onClick={() => saveResult([title, text, ...(about === undefined ? [] : [about]), "", ...lines()])}
          >
            <Icon of={Download} />
            {WORDS.save}
          </button>
          <button type="button" className="btn btn-quiet" onClick={onAgain}>
            {WORDS.again}
          </button>
          <button type="button" className="btn btn-quiet" onClick={onClose}>
            {WORDS.close}
          </button>
        </div>
      </div>
      {children}
    </>
  );

  function lines(): readonly string[] {
    return rows.map(({ name, chance }, place) => `${place + 1}. ${name} (${chance})`);
  }
}
