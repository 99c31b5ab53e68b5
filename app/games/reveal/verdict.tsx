import { type ReactNode, useEffect, useRef } from "react";
import { GAME_SCREEN } from "#content/games/screen-words.ts";
import type { Mark } from "#domain/games/round/judge.ts";
import { scrolling } from "#app/games/scrolling.ts";

type Props = { readonly mark: Mark; readonly right?: string | undefined; readonly children: ReactNode };

/** Right, half right or wrong, and why. It takes the focus, and comes to the upper edge of a small screen. */
export function Verdict({ mark, right = "Correct.", children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    if (matchMedia("(max-width: 63.99rem)").matches)
      heading.current?.scrollIntoView({ behavior: scrolling() });
  }, []);
  return (
    <section className="game-verdict" data-right={mark === true ? "" : undefined}>
      <h2 ref={heading} tabIndex={-1}>
        <span>{mark === "half" ? GAME_SCREEN.half : mark ? right : GAME_SCREEN.wrong}</span>
      </h2>
      {children}
    </section>
  );
}
