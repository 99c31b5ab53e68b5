import type { BirthRecords } from "#domain/names/records/records.ts";
import { comebacks } from "./comebacks.ts";
import { evergreenNames } from "./evergreen-names.ts";
import type { RankingRequest } from "./list-id.ts";
import { longestRises } from "./longest-rises.ts";
import { lostNames } from "./lost-names.ts";
import { movingNames } from "./moving-names.ts";
import type { Listed } from "./listed.ts";
import type { CountedOver, NameList } from "./name-list.ts";
import type { Among, Naming } from "./naming.ts";
import { neutralNames } from "./neutral-names.ts";
import { oneHitWonders } from "./one-hit-wonders.ts";
import { SEXES } from "./sexes.ts";
import { sleepingBeauties } from "./sleeping-beauties.ts";
import { topNames } from "./top-names.ts";

/** A list that follows from the records: by spelling, or, from records that count so, by sound. */
export function ranking(records: BirthRecords, request: RankingRequest, naming: Naming): NameList {
  const { firstYear, lastYear } = records;
  const named = <Row extends Listed>(found: CountedOver<Row>, amongOf: (row: Row) => Among) => ({
    ...found,
    rows: found.rows.map((row) => naming(row, amongOf(row))),
  });
  const ofSexNow = <Row extends Listed & { readonly sex: Among["sexes"][number] }>(found: CountedOver<Row>) =>
    named(found, ({ sex }) => ({ sexes: [sex], from: lastYear, to: lastYear }));
  const moving = (sex: "F" | "M", direction: "rising" | "falling"): NameList => {
    const found = movingNames(records, sex, direction);
    const year = direction === "rising" ? found.to : found.from;
    return { kind: "moving", ...named(found, () => ({ sexes: [sex], from: year, to: year })) };
  };
  switch (request.list) {
    case "top-100-girls":
      return top(records, "F", request.span, naming);
    case "top-100-boys":
      return top(records, "M", request.span, naming);
    case "rising-girls":
      return moving("F", "rising");
    case "rising-boys":
      return moving("M", "rising");
    case "falling-girls":
      return moving("F", "falling");
    case "falling-boys":
      return moving("M", "falling");
    case "unisex": {
      const found = neutralNames(records);
      return { kind: "neutral", ...named(found, () => ({ sexes: SEXES, from: found.from, to: found.to })) };
    }
    case "sleeping-beauties":
      return { kind: "sleeping", ...ofSexNow(sleepingBeauties(records)) };
    case "evergreen":
      return { kind: "evergreen", ...ofSexNow(evergreenNames(records)) };
    case "comebacks":
      return { kind: "comeback", ...ofSexNow(comebacks(records)) };
    case "longest-rises":
      return { kind: "rise", ...ofSexNow(longestRises(records)) };
    case "one-hit-wonders": {
      const found = oneHitWonders(records);
      return {
        kind: "one-hit",
        ...named(found, ({ sex, year }) => ({ sexes: [sex], from: year, to: year })),
      };
    }
    case "lost-names": {
      const found = lostNames(records);
      return { kind: "lost", ...named(found, () => ({ sexes: SEXES, from: firstYear, to: lastYear })) };
    }
  }
}

function top(
  records: BirthRecords,
  sex: "F" | "M",
  span: Parameters<typeof topNames>[2],
  naming: Naming,
): NameList {
  const { rows, facts, curves } = topNames(records, sex, span);
  const named = <Row extends Listed>(row: Row) => naming(row, { sexes: [sex], ...span });
  const orNull = <Row extends Listed>(row: Row | null) => row && named(row);
  return {
    kind: "top",
    span,
    rows: rows.map(named),
    facts: {
      ...facts,
      leader: orNull(facts.leader),
      second: orNull(facts.second),
      leaderBefore: orNull(facts.leaderBefore),
      newcomers: facts.newcomers && facts.newcomers.map(named),
      climber: orNull(facts.climber),
      faller: orNull(facts.faller),
    },
    curves: curves.map(named),
  };
}
