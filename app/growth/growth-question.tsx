import { CircleAlert } from "lucide";
import { GROWTH_PAGE } from "#content/site/growth-page.ts";
import type { Question } from "#domain/growth/check-draft.ts";
import { canBeRight } from "#domain/growth/doubt.ts";
import type { Unit } from "#domain/growth/units.ts";
import { formatDecimal } from "#domain/locale/decimals.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import { Icon } from "#app/ui/icon.tsx";

const { faults, doubts, answers, sure, units } = GROWTH_PAGE;

type Props = {
  readonly id: string;
  readonly question: Question | undefined;
  readonly onUnit?: (unit: Unit) => void;
  readonly onSure?: () => void;
};

/** What is to be asked about a field, below it, with the likely answer as a button. */
export function GrowthQuestion({ id, question, onUnit, onSure }: Props) {
  if (question === undefined) return null;
  if (question.fault !== null) return <Sentence id={id} words={faults[question.fault]} />;
  const { doubt, amount } = question;
  const { value, ounces, unit } = amount;
  const figure = formatDecimal(value, 3);
  const said = unit === "lb" ? `${figure} lb ${ounces} oz` : `${figure} ${unit}`;
  const meant = doubt.kind === "otherUnit" ? units[doubt.unit].long : "";
  return (
    <>
      <Sentence id={id} words={fillIn(doubts[doubt.kind], { amount: said, unit: meant })} />
      {doubt.kind === "otherUnit" ? (
        <button type="button" className="btn" onClick={() => onUnit?.(doubt.unit)}>
          {fillIn(answers.otherUnit, { unit: meant })}
        </button>
      ) : null}
      {canBeRight(doubt) ? (
        <button type="button" className="btn" onClick={onSure}>
          {fillIn(sure[doubt.kind], { amount: said })}
        </button>
      ) : null}
    </>
  );
}

function Sentence({ id, words }: { readonly id: string; readonly words: string }) {
  return (
    <p id={id} className="fault" role="alert">
      <Icon of={CircleAlert} />
      {words}
    </p>
  );
}
