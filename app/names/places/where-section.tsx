import { type ComponentType, useEffect, useState } from "react";
import { Link } from "react-router";
import { WHERE_WORDS } from "#content/site/where-words.ts";
import { storedText } from "#app/device/storage.ts";
import type { Parts } from "#app/head/page-parts.ts";
import { HtmlPart } from "#app/ui/html-part.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { PART_OF_MAP } from "./part-of-map.ts";
import type { WhereView } from "./where-view.ts";
import "./map.css";

type Props = { readonly where: WhereView; readonly parts: Parts | null };

/** In which states a name is used more and less, and what that is in the visitor's own. */
export function WhereSection({ where, parts }: Props) {
  return (
    <section aria-labelledby="where">
      <SectionHead id="where" title={WHERE_WORDS.heading}>
        <Link className="small" to={where.href} discover="none">
          {WHERE_WORDS.larger}
        </Link>
      </SectionHead>
      <MapWithState where={where} parts={parts} />
    </section>
  );
}

type OwnState = ComponentType<{ readonly where: WhereView }>;

const loadOwn = () => import("./own-state.tsx");

/**
 * A map, its sentence, and the sentence of one's own state. Who has none fetches no code for it: a link leads to the form of
 * the larger map, and to the same here once the code has come.
 */
export function MapWithState({ where, parts }: Props) {
  const [own, setOwn] = useState<{ readonly OwnState: OwnState }>();
  useEffect(() => {
    // Where it cannot be had the link stays.
    if (storedText("state") !== null) loadOwn().then(setOwn, () => undefined);
  }, []);
  return (
    <>
      <HtmlPart as="div" name={PART_OF_MAP} parts={parts} className="pl-part" />
      {own === undefined ? (
        <p className="small pl-own noprint">
          <a
            href={`${where.href}#state`}
            onClick={(event) => {
              event.preventDefault();
              loadOwn().then(setOwn, () => location.assign(`${where.href}#state`));
            }}
          >
            {WHERE_WORDS.choose}
          </a>
        </p>
      ) : (
        <own.OwnState where={where} />
      )}
    </>
  );
}
