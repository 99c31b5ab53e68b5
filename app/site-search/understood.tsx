import { X } from "lucide";
import { type MouseEvent, useEffect, useRef } from "react";
import { Link } from "react-router";
import { SEARCH_PAGE } from "#content/site/search-page.ts";
import type { ToldAnswer } from "#domain/site-search/told-answer.ts";
import { SEARCH_FIELD_ID } from "#app/site/search-field-id.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Tooltip } from "#app/ui/tooltip/tooltip.tsx";
import { searchAddress } from "./use-query.ts";

type Props = {
  readonly told: Pick<ToldAnswer, "understood" | "notUnderstood" | "notOurs">;
  /** Asks the text without a chip. */
  readonly onRemove: (without: string) => void;
};

/** What was understood of a query, each with its rule and a link to the search without it, and what nothing answers to. */
export function Understood({ told, onRemove }: Props) {
  const { understood } = told;
  // What the site has nothing about is said in a sentence of its own.
  const notUnderstood = told.notOurs === true ? [] : told.notUnderstood;
  const list = useRef<HTMLDListElement>(null);
  const removed = useRef<{ readonly place: number; readonly of: number } | null>(null);
  useEffect(() => {
    if (removed.current === null || understood.length >= removed.current.of) return;
    const { place } = removed.current;
    removed.current = null;
    // Who has gone on meanwhile stays where they are.
    if (document.activeElement !== document.body && document.activeElement !== null) return;
    const links = list.current?.querySelectorAll("a") ?? [];
    (links[Math.min(place, links.length - 1)] ?? document.getElementById(SEARCH_FIELD_ID))?.focus();
  });
  if (understood.length === 0 && notUnderstood.length === 0) return null;
  const remove = (place: number, without: string) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    removed.current = { place, of: understood.length };
    onRemove(without);
    // Nothing is asked any more, and no chip is left to take the focus.
    if (without === "") document.getElementById(SEARCH_FIELD_ID)?.focus();
  };
  return (
    <div className="srch-read small">
      {understood.length === 0 ? null : (
        <dl ref={list} aria-label={SEARCH_PAGE.understood}>
          {understood.map(({ kind, label, rule, without }, place) => (
            <div key={`${kind} ${label}`}>
              <dt>
                {label}
                <Tooltip text={SEARCH_PAGE.remove(label)}>
                  <Link
                    to={searchAddress(without)}
                    aria-label={SEARCH_PAGE.remove(label)}
                    onClick={remove(place, without)}
                  >
                    <Icon of={X} />
                  </Link>
                </Tooltip>
              </dt>
              <dd className="quiet">{rule}</dd>
            </div>
          ))}
        </dl>
      )}
      {notUnderstood.length === 0 ? null : (
        <p>
          {SEARCH_PAGE.notUnderstood} <b>{notUnderstood.join(", ")}</b>
        </p>
      )}
    </div>
  );
}
