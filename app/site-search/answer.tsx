import { Fragment, type ReactNode } from "react";
import { Link } from "react-router";
import { HOME_WORDS } from "#content/site/home-words.ts";
import { SEARCH_PAGE } from "#content/site/search-page.ts";
import type { ToldAnswer } from "#domain/site-search/told-answer.ts";
import type { AnswerGroup } from "#domain/site-search/whole-answer.ts";
import { PATHS } from "#app/site/paths.data.ts";
import { SectionHead } from "#app/ui/section-head.tsx";
import { searchAddress } from "./use-query.ts";
import { HitList } from "./hit-list.tsx";

type Props = {
  readonly told: ToldAnswer;
  /** The names that were found, as another room shows them. */
  readonly names: ReactNode;
};

/** Where there is more of each group. */
const MORE = {
  names: PATHS.browse,
  guides: PATHS.contents,
  places: PATHS.directory,
  tools: PATHS.printables,
} as const satisfies Readonly<Record<Exclude<AnswerGroup, "lists">, string>>;

/** All groups, the one that answers best first. One without results says so in a sentence. */
export function Answer({ told, names }: Props) {
  const hits = {
    lists: told.pages.filter(({ kind }) => kind === "list"),
    guides: told.pages.filter(({ kind }) => kind !== "list"),
    places: told.places,
    tools: told.tools,
  };
  const shown = (group: AnswerGroup): ReactNode => {
    if (group === "names") return told.names.length === 0 ? null : names;
    return hits[group].length === 0 ? null : <HitList items={hits[group]} />;
  };
  return groupsOf(told.order).map(({ group, parts }) => {
    const { title, none } = SEARCH_PAGE.groups[group];
    const isEmpty = parts.every((part) => shown(part) === null);
    return (
      <section key={group} className="srch-group" aria-labelledby={`found-${group}`}>
        <SectionHead id={`found-${group}`} title={title}>
          <Link className="small" to={MORE[group]}>
            {SEARCH_PAGE.all[group]}
          </Link>
        </SectionHead>
        {parts.map((part) => (
          <Fragment key={part}>{shown(part)}</Fragment>
        ))}
        {group === "names" ? <WaysToMore ways={told.instead ?? []} /> : null}
        {isEmpty ? (
          <p className="small quiet">
            {group === "names" && told.care === "mockery" ? SEARCH_PAGE.mockery : none}
          </p>
        ) : null}
      </section>
    );
  });
}

/** What to give up for more names. */
function WaysToMore({ ways }: { readonly ways: NonNullable<ToldAnswer["instead"]> }) {
  if (ways.length === 0) return null;
  return (
    <ul className="srch-ways">
      {ways.map(({ kind, label, text, count }) => (
        <li key={label}>
          <Link to={searchAddress(text)} rel="nofollow">
            {HOME_WORDS.asked(kind, label, count)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Lists of names stand with the names, before them where they answer better. */
function groupsOf(order: readonly AnswerGroup[]) {
  const named = order.filter((group) => group === "names" || group === "lists");
  return order.flatMap((group) => {
    if (group !== "names" && group !== "lists") return { group, parts: [group] };
    return group === named[0] ? { group: "names" as const, parts: named } : [];
  });
}
