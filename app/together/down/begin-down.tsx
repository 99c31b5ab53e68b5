import { TOGETHER_PAGE } from "#content/site/together-page.ts";
import { DUELERS } from "#domain/together/duels/duels.ts";
import { fillIn } from "#domain/text/fill-in.ts";

const { down: WORDS } = TOGETHER_PAGE;

type Props = {
  /** Names that there are; DUELERS.most of them take part. */
  readonly count: number;
  /** Both like them. */
  readonly isCommon: boolean;
  readonly onBegin: (people: 1 | 2) => void;
};

/** Who answers. */
export function BeginDown({ count, isCommon, onBegin }: Props) {
  return (
    <div className="noprint">
      <p className="tog-measure">{WORDS.lead}</p>
      <p className="small quiet num">
        {fillIn(count > DUELERS.most ? WORDS.fromMost : WORDS.from, {
          count: `${Math.min(count, DUELERS.most)}`,
        })}
      </p>
      <div className="tog-buttons">
        <button type="button" className="btn" onClick={() => onBegin(1)}>
          {WORDS.alone}
        </button>
        <button type="button" className="btn" onClick={() => onBegin(2)}>
          {WORDS.two}
        </button>
      </div>
      {isCommon ? <p className="small quiet tog-measure">{WORDS.apart}</p> : null}
    </div>
  );
}
