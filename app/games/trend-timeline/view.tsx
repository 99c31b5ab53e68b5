import { TIMELINE_ITEMS, TIMELINE_MESSAGES } from "#content/games/trend-timeline.ts";
import { openTimeline } from "#domain/games/trend-timeline/open-timeline.ts";
import type { TimelineItem } from "#domain/games/trend-timeline/item.ts";
import { OPEN_TIMELINE, TIMELINE } from "#domain/games/trend-timeline/timeline-points.ts";
import { gameView, type RevealProps } from "#app/games/game-view.ts";
import { Facts } from "#app/games/reveal/facts.tsx";
import { drawnPool } from "#app/games/pool/draw-from-pool.ts";
import { NameLink } from "#app/games/reveal/name-link.tsx";
import { DecadeTable } from "./decade-table.tsx";
import { HeightCurve } from "./height-curve.tsx";

export const VIEW = gameView<TimelineItem>({
  flow: { intro: true, reveals: true, again: "asking" },
  items: TIMELINE_ITEMS,
  judge: TIMELINE,
  openJudge: OPEN_TIMELINE,
  intro: "Eight names. Pick the years when each was most popular in the US birth records.",
  asks: () => "When was this name most popular?",
  about: ({ name }) => name,
  nameOf: ({ name }) => name,
  hint: ({ hint }) => hint,
  answerBy: { kind: "choice", options: ({ options }) => options },
  words: {
    submit: "Submit Guess",
    next: "Next Name",
    finish: "Finish Game",
    again: "Play Again",
    right: "Congratulations, that is right.",
  },
  messages: TIMELINE_MESSAGES,
  pool: drawnPool(() => import("#data/games/trend-timeline.json"), openTimeline),
  Reveal,
  plain: ({ name, options, correct, hint, explanation }) => ({
    question: `When was ${name} most popular? Hint: ${hint}`,
    choices: options,
    answer: `${correct}. ${explanation}`,
  }),
});

function Reveal({ item, answer, isRight }: RevealProps<TimelineItem>) {
  const { name, correct, peakDecade, explanation } = item;
  return (
    <>
      <p className="game-why">{explanation}</p>
      <Facts
        facts={[
          // Where single decades are asked for, the answer is the peak decade itself.
          ...(correct === peakDecade ? [] : [["Correct range", correct] as const]),
          ["Peak decade", peakDecade],
          ["Your guess", answer],
        ]}
      />
      <HeightCurve item={item} guess={isRight ? null : answer} />
      <p className="meta">
        {name} per million {item.sex}, 1880 to 2025. Source: US Social Security Administration, 2025 edition.
      </p>
      <DecadeTable item={item} />
      <NameLink name={name} />
    </>
  );
}
