import { GROWTH_PAGE } from "#content/site/growth-page.ts";
import type { Child } from "#domain/growth/stored-growth.ts";
import "#app/ui/chips.css";

const { form: WORDS } = GROWTH_PAGE;

type Props = {
  readonly kept: readonly Child[];
  readonly chosen: string | null;
  /** Null begins another child. */
  readonly onChoose: (id: string | null) => void;
};

/** The children kept on this device; nothing while there is none. */
export function ChildPicker({ kept, chosen, onChoose }: Props) {
  if (kept.length === 0) return null;
  return (
    <div className="chips gro-kids noprint" role="group" aria-label={WORDS.child}>
      {kept.map(({ id, name }, place) => (
        <button
          key={id}
          type="button"
          className="chip"
          aria-pressed={id === chosen}
          onClick={() => onChoose(id)}
        >
          {name === "" ? `${WORDS.unnamed}${kept.length === 1 ? "" : ` ${place + 1}`}` : name}
        </button>
      ))}
      <button type="button" className="chip" aria-pressed={chosen === null} onClick={() => onChoose(null)}>
        {WORDS.another}
      </button>
    </div>
  );
}
