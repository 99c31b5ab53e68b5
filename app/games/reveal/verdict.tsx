import { type ReactNode, useEffect, useRef } from "react";
import { scrolling } from "#app/games/scrolling.ts";

type Props = { readonly isRight: boolean; readonly right?: string | undefined; readonly children: ReactNode };

/** Right or wrong, and why. It takes the focus, and comes to the upper edge of a small screen. */
export function Verdict({ isRight, right = "Correct.", children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    if (matchMedia("(max-width: 63.99rem)").matches)
      heading.current?.scrollIntoView({ behavior: scrolling() });
  }, []);
  return (
    <section className="game-verdict" data-right={isRight ? "" : undefined}>
      <h2 ref={heading} tabIndex={-1}>
        {isRight ? right : "Not this time."}
      </h2>
      {children}
    </section>
  );
}
