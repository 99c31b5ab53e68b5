import { type ReactNode, useState } from "react";
import { useLocation } from "react-router";
import { GamesHub } from "#app/games/hub/games-hub.tsx";
import { GameScreen } from "#app/games/opened/game-screen.tsx";
import type { PlainQuestion } from "#app/games/plain/plain-question.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { gameIn } from "./game-address.ts";
import type { GameProps } from "./game-props.ts";
import { gameWithId } from "./games.ts";

type Props = {
  readonly title: string;
  /** Id of the game that the server has rendered, and its questions for whoever has no JavaScript. */
  readonly sent: { readonly game: string | null; readonly questions: readonly PlainQuestion[] };
  /** Below the grid. */
  readonly children: ReactNode;
};

/** The grid of the games, or one of them in its place. */
export function GamesScreen({ title, sent, children }: Props) {
  const { search } = useLocation();
  const isHydrated = useHydrated();
  // A copy on this device is the grid, whatever game its address asks for: it is taken over as it is, and put right at once.
  const game = isHydrated ? gameIn(search) : gameWithId(sent.game);
  const [shown, setShown] = useState(game);
  const [last, setLast] = useState(game);
  const [hasSeenGrid, setHasSeenGrid] = useState(false);
  const [opening, setOpening] = useState<GameProps["opening"]>("asks");
  if (game !== shown) {
    setShown(game);
    if (game !== null) setLast(game);
    // What was said on a card holds for the game that it opened.
    if (shown !== null) setOpening("asks");
  }
  if (game === null && isHydrated && !hasSeenGrid) setHasSeenGrid(true);

  if (game === null) {
    return (
      <GamesHub title={title} cameFrom={last} onOpen={setOpening}>
        {children}
      </GamesHub>
    );
  }
  return (
    <GameScreen
      key={game.id}
      game={game}
      isOpenedHere={hasSeenGrid}
      opening={opening}
      questions={sent.game === game.id ? sent.questions : []}
    />
  );
}
