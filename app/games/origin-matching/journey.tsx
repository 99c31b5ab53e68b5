import "./journey.css";

type Props = { readonly from: string; readonly name: string };

/** The way from a name back to where it began: a line that draws itself, and a pin that drops. */
export function Journey({ from, name }: Props) {
  return (
    <div className="game-journey">
      <span>{name}</span>
      <svg viewBox="0 0 200 56" preserveAspectRatio="none" aria-hidden="true">
        <path className="game-way" d="M4 46c40-34 110-48 192-6" />
      </svg>
      <span className="game-place">
        <svg viewBox="0 0 24 30" aria-hidden="true">
          <path
            className="game-pin"
            d="M12 2c6 0 10 4.400 10 10 0 7-10 16-10 16S2 19 2 12C2 6.400 6 2 12 2Z"
          />
          <path d="M12 12v0" />
        </svg>
        {from}
      </span>
    </div>
  );
}
