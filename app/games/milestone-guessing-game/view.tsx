import {
  MILESTONE_ITEMS,
  MILESTONE_MESSAGES,
  MILESTONE_NOTE,
} from "#content/games/milestone-guessing-game.ts";
import { GAME_SCREEN } from "#content/games/screen-words.ts";
import { openMilestones } from "#domain/games/milestone-guessing-game/open-milestones.ts";
import type { MilestoneItem } from "#domain/games/milestone-guessing-game/item.ts";
import {
  isGreatGuess,
  MILESTONE,
  monthsText,
  readMonths,
} from "#domain/games/milestone-guessing-game/milestone-points.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import { gameView, type RevealProps } from "#app/games/game-view.ts";
import { drawnPool } from "#app/games/pool/draw-from-pool.ts";
import { Facts } from "#app/games/reveal/facts.tsx";
import { MonthRuler } from "./month-ruler.tsx";

export const VIEW = gameView<MilestoneItem>({
  flow: { intro: true, reveals: true, again: "intro" },
  items: MILESTONE_ITEMS,
  judge: MILESTONE,
  intro:
    "Five milestones. Guess the month in which most babies do each: 10 points for the exact month, 5 if you’re within one month, 2 within two.",
  asks: ({ question }) => question ?? "When do most babies do this?",
  about: ({ milestone }) => milestone,
  answerBy: { kind: "months", label: "Age in months" },
  words: {
    submit: "Submit Guess",
    next: "Next Milestone",
    finish: "Finish Game",
    again: "Play Again",
    right: "Great guess",
  },
  messages: MILESTONE_MESSAGES,
  pool: drawnPool(() => import("#data/games/milestone-guessing-game.json"), openMilestones),
  Reveal,
  note: MILESTONE_NOTE,
  plain: ({ milestone, correctAge, range, explanation, source }) => ({
    question: `${milestone}: at how many months?`,
    choices: [],
    answer: `${monthsText(correctAge)}; normal range ${range}. ${explanation} Source: ${source}.`,
  }),
});

function Reveal({ item, answer }: RevealProps<MilestoneItem>) {
  const guess = readMonths(answer) ?? 0;
  const points = MILESTONE.points(item, answer);
  return (
    <>
      <p className="game-why">
        {isGreatGuess(item, answer)
          ? `${fillIn(GAME_SCREEN.points, { points: `${points}` })} `
          : points > 0
            ? `${fillIn(GAME_SCREEN.closePoints, { points: `${points}` })} `
            : ""}
        {item.explanation}
      </p>
      <Facts
        facts={[
          ["Correct age", monthsText(item.correctAge)],
          ["Normal range", item.range],
          ["Your guess", monthsText(guess)],
        ]}
      />
      <MonthRuler item={item} guess={guess} />
      <p className="meta">
        {GAME_SCREEN.source} {item.source}
      </p>
    </>
  );
}
