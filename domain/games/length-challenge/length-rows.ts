import { type AskedName, askedNames } from "#domain/games/pool/asked-name.ts";
import type { PoolSources } from "#domain/games/pool/sources.ts";
import { hasAgreedBeats } from "./agreed-beats.ts";
import { evenly } from "#domain/games/pool/evenly.ts";
import { withLevels } from "#domain/games/pool/levels.ts";

/** Of each class, from the best known to the least. */
const MOST_NAMES = 200;
const LONG = 4;

/** Rows of the length challenge: name, level, respelling. */
export function lengthRows(sources: PoolSources, most = MOST_NAMES): readonly string[] {
  const agreed = askedNames(sources).filter(({ entry, record }) =>
    hasAgreedBeats(entry, sources.dictionary.get(sources.records.names.at(record))),
  );
  const beats = ({ entry }: AskedName) => String(Math.min(LONG, entry.syllables));
  const chosen = [...Map.groupBy(agreed, beats).values()].flatMap((names) => evenly(names, most));
  return withLevels(chosen, beats).map(({ entry, level }) => [entry.name, level, entry.say].join("\t"));
}
