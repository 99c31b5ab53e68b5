import { useEffect, useId, useRef } from "react";
import type { GameView } from "#app/games/game-view.ts";
import { scrolling } from "#app/games/scrolling.ts";
import { Hints } from "./hints.tsx";
import { Options } from "./options.tsx";
import { TypedAnswer } from "./typed-answer.tsx";

type Props<Item> = {
  readonly view: GameView<Item>;
  readonly item: Item;
  /** What is chosen or typed, or was answered. */
  readonly answer: string;
  /** The right answer, once it is told. */
  readonly told: string | null;
  /** Whether it takes the focus when it comes: not where the game's title has it. */
  readonly takesFocus: boolean;
  readonly onChoose: (answer: string) => void;
  readonly onSubmit: () => void;
};

/** What is asked, and the place for an answer. */
export function Question<Item>(props: Props<Item>) {
  const { view, item, answer, told, takesFocus, onChoose, onSubmit } = props;
  const { About, answerBy } = view;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const isTyped = answerBy.kind !== "choice";
  const comesByItself = takesFocus && !isTyped;
  useEffect(() => {
    if (comesByItself) heading.current?.focus({ preventScroll: true });
    if (takesFocus) document.querySelector(".game-bar")?.scrollIntoView({ behavior: scrolling() });
  }, [comesByItself, takesFocus]);
  const about = view.about?.(item);
  const hint = view.hint?.(item);
  return (
    <div className="game-question">
      {about === undefined ? (
        <h2 ref={heading} id={id} tabIndex={-1}>
          {view.asks(item)}
        </h2>
      ) : (
        <div id={id}>
          <p className="small quiet">{view.asks(item)}</p>
          <h2
            ref={heading}
            className="game-about"
            tabIndex={-1}
            data-long={about.length > 9 ? "" : undefined}
          >
            {About === undefined ? about : <About item={item} revealed={told !== null} />}
          </h2>
        </div>
      )}
      {hint === undefined ? null : (
        <Hints hint={hint} more={view.moreHints?.(item) ?? []} isTold={told !== null} />
      )}
      {answerBy.kind === "choice" ? (
        <Options
          labelledBy={id}
          options={answerBy.options(item)}
          chosen={answer}
          told={told}
          onChoose={onChoose}
          onSubmit={onSubmit}
        />
      ) : (
        <TypedAnswer
          kind={answerBy.kind}
          label={answerBy.label}
          value={answer}
          isTold={told !== null}
          takesFocus={takesFocus}
          describedBy={id}
          onType={onChoose}
        />
      )}
    </div>
  );
}
