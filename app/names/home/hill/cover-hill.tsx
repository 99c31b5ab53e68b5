import { useState } from "react";
import { HOME_WORDS } from "#content/site/home-words.ts";
import { haveSameLetters } from "#domain/locale/same-letters.ts";
import { formatCount } from "#domain/locale/numbers.ts";
import type { NameSummary } from "#domain/names/entry/name-summary.ts";
import { useLoaded } from "#app/fetching/use-loaded.ts";
import { isWish } from "#app/names/finder/is-wish.ts";
import type { Finder } from "#app/names/finder/use-finder.ts";
import { HazelHill } from "./hazel-hill.tsx";
import type { Hill, NamedHill } from "./hill.ts";
import { type HillReading, HillYears } from "./hill-years.tsx";
import type { Years } from "#app/names/home/home-page.ts";
import { NamedLand } from "./named-land.tsx";
import { YearMarks } from "./year-marks.tsx";
import "./cover-hill.css";

const loadLiving = () => import("./living-hill.tsx");

type Props = {
  readonly rest: Hill;
  /** The hill that the server has drawn for the search in the address. */
  readonly sent: NamedHill | null;
  readonly years: Years;
  readonly finder: Finder;
};

/**
 * The lower edge of the cover. It is the curve of the name that was searched for; while something else is searched, it makes
 * room for what is found. It comes alive when somebody types, or reads a year of it.
 */
export function CoverHill({ rest, sent, years, finder }: Props) {
  const { text, found, search } = finder;
  const [chosen, setChosen] = useState<{ readonly of: string; readonly year: number } | null>(null);
  const [read, setRead] = useState<HillReading | null>(null);
  const [isAlive, setAlive] = useState(text !== "");
  if (!isAlive && (text !== "" || chosen !== null)) setAlive(true);
  const living = useLoaded(loadLiving, { key: isAlive ? "hill" : null });
  const first = search.state === "off" ? undefined : found?.names[0];
  // The names of a document come without their curves, but for the hill that was drawn with them.
  const isName =
    first !== undefined &&
    (hasCurve(first) || first.name === sent?.name) &&
    isSame(first.name, found?.text ?? "");
  const asked = isName ? first.name : null;
  const isSent = sent !== null && asked === sent.name;
  // Several words are a wish: the hill goes with the first letter of the second, and not when the answer comes.
  if (search.state !== "off" && (isWish(text) || (found !== null && asked === null))) return null;
  const of = asked ?? rest.name;
  const year = chosen?.of === of ? chosen.year : null;
  const reading = read?.of === of ? read : asked === null ? peakOf(rest) : null;
  return (
    <>
      {asked === null ? null : (
        <p className="shell who">
          <span>
            <b>{HOME_WORDS.hill.is(asked)}</b> <span className="needs-script">{HOME_WORDS.hill.how}</span>
          </span>
          {asked === rest.name ? null : (
            <a
              href="/"
              onClick={(event) => {
                event.preventDefault();
                finder.submit("");
              }}
            >
              {HOME_WORDS.hill.back(rest.name)}
            </a>
          )}
        </p>
      )}
      <div className="ground">
        {living.state === "loaded" ? (
          <living.value.LivingHill
            rest={rest}
            asked={asked}
            sent={isSent ? sent : null}
            year={year}
            onRead={setRead}
          />
        ) : isSent ? (
          <NamedLand hill={sent} />
        ) : (
          <HazelHill hill={rest} />
        )}
        {reading === null ? null : (
          <HillYears
            key={of}
            reading={reading}
            year={year ?? reading.year}
            years={years}
            onMove={(next) => setChosen({ of, year: next })}
          />
        )}
        <YearMarks years={years} />
      </div>
    </>
  );
}

/** What the hill of the house says before anybody reads it. */
function peakOf({ name, sex, peak: { year, oneIn } }: Hill): HillReading {
  return { of: name, year, words: `${name}, ${year}: 1 in ${formatCount(oneIn)} ${sex}` };
}

/** Without one it is on no record. */
function hasCurve({ spark }: Pick<NameSummary, "spark">): boolean {
  return spark.girl !== undefined || spark.boy !== undefined;
}

/** Whether somebody means a name, whatever the case and the accents. */
function isSame(name: string, text: string): boolean {
  return haveSameLetters(name, text.trim());
}
