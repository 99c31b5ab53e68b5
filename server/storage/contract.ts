import { afterEach, beforeEach, describe } from "vitest";
import { type Bench, openBench, type Place } from "./contract/bench.ts";
import { describeMail } from "./contract/mail.ts";
import { describeForgetting } from "./contract/forgetting.ts";
import { describeLists } from "./contract/lists.ts";
import { describeMending } from "./contract/mending.ts";
import { describeMerging } from "./contract/merging.ts";
import { describeNewsletter } from "./contract/newsletter.ts";
import { describeOpening } from "./contract/opening.ts";
import { describeParallelSaves } from "./contract/parallel-saves.ts";
import { describeForgottenRooms } from "./contract/forgotten-rooms.ts";
import { describeRetention } from "./contract/retention.ts";
import { describeRooms } from "./contract/rooms.ts";

/** What is kept does the same whichever engine keeps it. Each test gets an empty database. */
export function describeStorage(engine: string, findPlace: () => Promise<Place>): void {
  describe(`Storage in ${engine}`, () => {
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
    describeMending(() => bench);
    describeForgetting(() => bench);
    describeParallelSaves(() => bench);
    describeNewsletter(() => bench);
    describeMail(() => bench);
    describeRooms(() => bench);
    describeForgottenRooms(() => bench);
    describeRetention(() => bench);
    describeOpening(() => bench);
  });
}
