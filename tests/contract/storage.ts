import { afterEach, beforeEach, describe } from "vitest";
import { type Bench, openBench, type Place } from "./bench.ts";
import { describeMail } from "./mail.ts";
import { describeCounts } from "./counts.ts";
import { describeDesk } from "./desk.ts";
import { describeForgetting } from "./forgetting.ts";
import { describeLists } from "./lists.ts";
import { describeMending } from "./mending.ts";
import { describeMerging } from "./merging.ts";
import { describeNewsletter } from "./newsletter.ts";
import { describeOpening } from "./opening.ts";
import { describeParallelSaves } from "./parallel-saves.ts";
import { describeForgottenRooms } from "./forgotten-rooms.ts";
import { describeRetention } from "./retention.ts";
import { describeRooms } from "./rooms.ts";

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
    describeDesk(() => bench);
    describeCounts(() => bench);
    describeOpening(() => bench);
  });
}
