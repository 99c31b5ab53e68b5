import { Link } from "react-router";
import type { Choice } from "./choice.ts";

type Props = {
  readonly label: string;
  readonly choices: readonly Choice[];
  /** Whether the label is to be seen, too. */
  readonly isLabelled?: boolean;
};

/** A choice among a few that are links; the one that is chosen is none. */
export function Choices({ label, choices, isLabelled = false }: Props) {
  return choices.length === 0 ? null : (
    <nav className="pl-choices noprint" aria-label={label}>
      {isLabelled ? <b aria-hidden="true">{label}</b> : null}
      {choices.map(({ label: each, href: to, isChosen }) =>
        isChosen ? (
          <span key={to} aria-current="true">
            {each}
          </span>
        ) : (
          <Link key={to} to={to} preventScrollReset>
            {each}
          </Link>
        ),
      )}
    </nav>
  );
}
