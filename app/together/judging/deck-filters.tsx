import { ListFilter } from "lucide";
import { type ComponentType, useState } from "react";
import { TOGETHER_PAGE } from "#content/site/together-page.ts";
import { formatCount } from "#domain/names/records/one-in.ts";
import { withoutWishes } from "#domain/together/judging/deck-choice.ts";
import type { NamePool } from "#domain/together/judging/name-pool.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import { TryAgain } from "#app/fetching/try-again.tsx";
import { useLoaded } from "#app/fetching/use-loaded.ts";
import { storeTogether, useTogetherState } from "#app/together/together-store.ts";
import { Icon } from "#app/ui/icon.tsx";

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
  readonly pool: NamePool;
  /** Whether the pool is the whole collection: before, nothing can be filtered. */
  readonly isWhole: boolean;
  readonly loadFields: LoadFields;
  readonly onChoose: () => void;
};

/** Everything but gender and mood, folded up. What a partner has sent comes up in any case. */
export function DeckFilters({ pool, isWhole, loadFields, onChoose }: Props) {
  const kept = useTogetherState();
  const [isOpen, setOpen] = useState(false);
  const { filters } = kept;
  const chosen = new URLSearchParams(filters).size;
  const change = (next: string) => {
    storeTogether((now) => ({ ...now, filters: next }));
    onChoose();
  };
  return (
    <div className="tog-filters">
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="btn btn-quiet">
          <Icon of={ListFilter} />
          {chosen === 0 ? WORDS.filters : fillIn(WORDS.filtersChosen, { count: `${chosen}` })}
        </summary>
        {isOpen && isWhole ? (
          <Fields pool={pool} filters={filters} loadFields={loadFields} onChange={change} />
        ) : null}
      </details>
      <p className="meta" role="status">
        {filters === "" || !isWhole
          ? ""
          : fillIn(WORDS.fitting, { count: formatCount(pool.fitting(kept).length) })}
      </p>
    </div>
  );
}

type FieldsProps = Pick<Props, "pool" | "loadFields"> & {
  readonly filters: string;
  readonly onChange: (filters: string) => void;
};

function Fields({ pool, filters, loadFields, onChange }: FieldsProps) {
  const fields = useLoaded(async () => ({ Filters: await loadFields() }));
  if (fields.state === "failed") return <TryAgain words={WORDS.filtersFailed} retry={fields.retry} />;
  if (fields.state === "loading") return null;
  const { Filters } = fields.value;
  return <Filters filters={filters} origins={originsIn(pool)} onChange={onChange} />;
}

function originsIn(pool: NamePool): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const { origin } of pool.fitting(withoutWishes({ gender: "all" })))
    times.set(origin, (times.get(origin) ?? 0) + 1);
  return times;
}
