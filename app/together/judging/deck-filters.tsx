import type { ComponentType } from "react";
import { TOGETHER_PAGE } from "#content/site/together-page.ts";
import { withoutWishes } from "#domain/together/judging/deck-choice.ts";
import type { NamePool } from "#domain/together/judging/name-pool.ts";
import { TryAgain } from "#app/fetching/try-again.tsx";
import { useLoaded } from "#app/fetching/use-loaded.ts";
import { storeTogether, useTogetherState } from "#app/together/together-store.ts";

const { cards: WORDS } = TOGETHER_PAGE;

/** The fields of all filters that names are browsed by. */
export type FilterFields = ComponentType<{
  /** As an address writes them. */
  readonly filters: string;
  /** Those that the collection has, with the number of their names. */
  readonly origins: ReadonlyMap<string, number>;
  readonly onChange: (filters: string) => void;
}>;

/** The fields belong to another feature, and are fetched when they are wanted. */
export type LoadFields = () => Promise<FilterFields>;

type Props = {
  /** The whole collection: before it is here, nothing can be filtered. */
  readonly pool: NamePool;
  readonly loadFields: LoadFields;
  readonly onChoose: () => void;
};

/** All filters of the names, beside gender and mood. */
export function DeckFilters({ pool, loadFields, onChoose }: Props) {
  const { filters } = useTogetherState();
  const change = (next: string) => {
    storeTogether((now) => ({ ...now, filters: next }));
    onChoose();
  };
  const fields = useLoaded(async () => ({ Filters: await loadFields() }));
  if (fields.state === "failed") return <TryAgain words={WORDS.filtersFailed} retry={fields.retry} />;
  if (fields.state === "loading") return null;
  const { Filters } = fields.value;
  return <Filters filters={filters} origins={originsIn(pool)} onChange={change} />;
}

function originsIn(pool: NamePool): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const { origin } of pool.fitting(withoutWishes({ gender: "all" })))
    times.set(origin, (times.get(origin) ?? 0) + 1);
  return times;
}
