import { useState } from "react";
import { HOME_WORDS } from "#content/site/home-words.ts";
import type { NameSummary } from "#domain/names/entry/name-summary.ts";
import { useLoaded } from "#app/fetching/use-loaded.ts";
import type { Finder } from "#app/names/finder/use-finder.ts";
import { HazelHill } from "./hazel-hill.tsx";
import type { Hill, NamedHill } from "./hill.ts";
import { NamedLand } from "./named-land.tsx";
import "./cover-hill.css";

const loadLiving = () => import("./living-hill.tsx");

type Props = {
  readonly rest: Hill;
  /** The hill that the server has drawn for the search in the address. */
  readonly sent: NamedHill | null;
  readonly finder: Finder;
};

/**
 * The lower edge of the cover. It is the curve of the name that was searched for; while something else is searched, it makes
 * room for what is found. It comes alive when somebody types.
 */
export function CoverHill({ rest, sent, finder }: Props) {
  const { text, found, search } = finder;
  const [isAlive, setAlive] = useState(text !== "");
  if (text !== "" && !isAlive) setAlive(true);
  const living = useLoaded(loadLiving, { key: isAlive ? "hill" : null });
  const first = search.state === "off" ? undefined : found?.names[0];
  // The names of a document come without their curves, but for the hill that was drawn with them.
  const isName =
    first !== undefined &&
    (hasCurve(first) || first.name === sent?.name) &&
    isSame(first.name, found?.text ?? "");
  const asked = isName ? first.name : null;
  const isSent = sent !== null && asked === sent.name;
  if (search.state !== "off" && found !== null && asked === null) return null;
  return (
    <>
      {asked === null ? null : (
        <p className="shell who">
          <span>
            <b>{HOME_WORDS.hill.is(asked)}</b> <span className="needs-script">{HOME_WORDS.hill.how}</span>
          </span>
          <a
            href="/"
            onClick={(event) => {
              event.preventDefault();
              finder.submit("");
            }}
          >
            {HOME_WORDS.hill.back(rest.name)}
          </a>
        </p>
      )}
      {living.state === "loaded" ? (
        <living.value.LivingHill rest={rest} asked={asked} sent={isSent ? sent : null} />
      ) : isSent ? (
        <NamedLand hill={sent} />
      ) : (
        <HazelHill hill={rest} />
      )}
    </>
  );
}

/** Without one it is on no record. */
function hasCurve({ spark }: Pick<NameSummary, "spark">): boolean {
  return spark.girl !== undefined || spark.boy !== undefined;
}

/** Whether somebody means a name, whatever the case and the accents. */
function isSame(name: string, text: string): boolean {
  return name.localeCompare(text.trim(), "en", { sensitivity: "base" }) === 0;
}
