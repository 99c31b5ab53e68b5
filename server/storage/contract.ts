import { afterEach, beforeEach, describe } from "vitest";
import { type Bench, openBench, type Place } from "./contract/bench.ts";
import { describeForgetting } from "./contract/forgetting.ts";
import { describeLists } from "./contract/lists.ts";
import { describeMerging } from "./contract/merging.ts";
import { describeOpening } from "./contract/opening.ts";
import { describeParallelSaves } from "./contract/parallel-saves.ts";

/** What saved names do, whichever engine keeps them. Each test gets an empty database. */
export function describeSavedNames(engine: string, findPlace: () => Promise<Place>): void {
  describe(`Saved names in ${engine}`, () => {
    let place: Place;
    let bench: Bench;
    beforeEach(async () => {
      place = await findPlace();
      bench = await openBench(place);
    });
    afterEach(async () => {
      await bench.database.close();
      await place.discard();
    });

    describeLists(() => bench);
    describeMerging(() => bench);
    describeForgetting(() => bench);
    describeParallelSaves(() => bench);
    describeOpening(() => bench);
  });
}
