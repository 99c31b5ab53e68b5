import type { Mark } from "#domain/games/round/judge.ts";

/** A tick, a cross, or a bar for what is half right: drawn here, so that no page but this one loads it. */
export function Tick({ mark }: { readonly mark: Mark }) {
  return (
    <svg className="ic game-tick" viewBox="0 0 24 24" aria-hidden="true">
      <path d={mark === "half" ? "M5 12h14" : mark ? "m4.5 12.5 5 5 10-11" : "M6 6l12 12M18 6 6 18"} />
    </svg>
  );
}
