import { Download, Printer } from "lucide";
import { TOGETHER_PAGE } from "#content/site/together-page.ts";
import type { DownToOne } from "#domain/together/down-to-one.ts";
import { type NamePool, writtenName } from "#domain/together/name-pool.ts";
import { fillIn } from "#domain/site/fill-in.ts";
import { Icon } from "#app/ui/icon.tsx";
import { outcomeOf } from "./outcome-of.ts";
import { saveResult } from "./save-result.ts";
import { sentenceWith } from "./sentence-with.ts";

const { down: WORDS, sentences } = TOGETHER_PAGE;
const PERCENT = new Intl.NumberFormat("en-US", { style: "percent" });

type Props = {
  readonly down: DownToOne;
  readonly pool: NamePool;
  readonly onAgain: () => void;
  readonly onClose: () => void;
};

/** What came of it, and how sure that is. */
export function DownResult({ down, pool, onAgain, onClose }: Props) {
  const { ranked, isSure, close, asked } = outcomeOf(down);
  const rows = ranked.map(({ name, chance }) => ({
    id: name.id,
    name: writtenName(name, pool),
    chance: PERCENT.format(chance),
  }));
  const first = rows[0] ?? { name: "", chance: "" };
  const closeNames = close.map(({ name }) => writtenName(name, pool));
  const title = isSure ? fillIn(WORDS.sure, { name: first.name }) : WORDS.unsure;
  const text = isSure
    ? fillIn(down.answers.length === 2 ? WORDS.jointText : WORDS.sureText, { chance: first.chance })
    : fillIn(WORDS.unsureText, {
        count: `${asked}`,
        names: new Intl.ListFormat("en-US").format(closeNames),
      });

  return (
    <div className="tog-result">
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
        <p className="small quiet">{WORDS.note}</p>
        <h4>{WORDS.listen}</h4>
        <ul className="gloss tog-aloud">
          {sentences.map((sentence, turn) => (
            <li key={sentence}>{sentenceWith(closeNames[turn % closeNames.length] ?? first.name, turn)}</li>
          ))}
        </ul>
      </div>
      <table className="tbl num">
        <caption>{WORDS.table}</caption>
        <thead>
          <tr>
            <th scope="col">{WORDS.place}</th>
            <th scope="col">{WORDS.name}</th>
            <th scope="col" className="r">
              {WORDS.share}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, chance }, place) => (
            <tr key={id}>
              <td>{place + 1}</td>
              <td>{name}</td>
              <td className="r">{chance}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="tog-buttons noprint">
        <button type="button" className="btn" onClick={() => globalThis.print()}>
          <Icon of={Printer} />
          {WORDS.print}
        </button>
        <button type="button" className="btn" onClick={() => saveResult([title, text, "", ...lines()])}>
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
  );

  function lines(): readonly string[] {
    return rows.map(({ name, chance }, place) => `${place + 1}. ${name} (${chance})`);
  }
}
