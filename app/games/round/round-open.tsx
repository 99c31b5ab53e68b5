import type { SyntheticEvent } from "react";
import type { Judge } from "#domain/games/round/judge.ts";
import { answersOf, type Flow, type Move, placeOf, type Play } from "#domain/games/round/play.ts";
import { marksOf } from "#domain/games/round/score.ts";
import type { GameView } from "#app/games/game-view.ts";
import { Question } from "#app/games/question/question.tsx";
import { SubmitRow } from "#app/games/question/submit-row.tsx";
import { RoundReveal } from "#app/games/reveal/round-reveal.tsx";
import { spoken } from "#app/games/reveal/spoken.ts";
import { Pips } from "./pips.tsx";

type Props<Item> = {
  readonly view: GameView<Item>;
  readonly judge: Judge<Item> | null;
  readonly flow: Flow;
  readonly items: readonly Item[];
  readonly item: Item;
  readonly play: Exclude<Play, { readonly stage: "intro" | "finished" }>;
  readonly endless: boolean;
  readonly takesFocus: boolean;
  readonly onChoose: (choice: string) => void;
  readonly onMove: (move: Move) => void;
};

/** A round with a question open: asked, or answered. */
export function RoundOpen<Item>(props: Props<Item>) {
  const { view, judge, flow, items, item, play, endless, takesFocus, onChoose, onMove } = props;
  const answers = answersOf(play);
  const place = placeOf(play);
  const isTold = play.stage === "revealed" && judge !== null;
  const answer = play.stage === "revealed" ? (answers.at(-1) ?? "") : play.choice;
  const marks = judge === null || !flow.reveals ? answers.map(() => null) : marksOf(judge, items, answers);
  const submit = () => onMove({ kind: "submit" });
  const stop = () => onMove({ kind: "stop" });
  return (
    <>
      {endless ? null : <Pips marks={marks} place={place} questions={items.length} />}
      <div className="game-play" data-alone={flow.reveals ? undefined : ""}>
        <form
          className="game-ask"
          noValidate
          onSubmit={(event: SyntheticEvent) => {
            event.preventDefault();
            submit();
          }}
        >
          <Question
            key={place}
            view={view}
            item={item}
            answer={answer}
            told={isTold ? judge.answer(item) : null}
            takesFocus={takesFocus}
            onChoose={onChoose}
            onSubmit={submit}
          />
          {isTold || judge === null ? null : (
            <SubmitRow
              words={view.words}
              reveals={flow.reveals}
              isLast={place === items.length - 1}
              isReady={answer.trim() !== ""}
              onStop={endless && answers.length > 0 ? stop : undefined}
            />
          )}
          {view.note === undefined ? null : <p className="meta game-note">{view.note}</p>}
        </form>
        {isTold ? (
          <RoundReveal
            key={place}
            view={view}
            judge={judge}
            items={items}
            answers={answers}
            endless={endless}
            onNext={() => onMove({ kind: "next" })}
            onStop={stop}
          />
        ) : null}
      </div>
      <p className="vh" role="status">
        {isTold
          ? spoken({ judge, item, answer, number: place + 1, questions: endless ? null : items.length })
          : ""}
      </p>
    </>
  );
}
