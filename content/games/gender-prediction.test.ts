import { expect, test } from "vitest";
import { latestOneIn, oneInText } from "#domain/names/records/one-in.ts";
import { entryOf, recordOf, records } from "#tests/fixtures/name-facts.ts";
import { GENDER_ITEMS } from "./gender-prediction.ts";

test.each(GENDER_ITEMS)(
  "$name: shares and popularity are the records'",
  ({ name, gender, girls, popularity }) => {
    const record = recordOf(name);
    const births = records.recent(record, "F") + records.recent(record, "M");
    const share = (records.recent(record, "F") / births) * 100;
    expect(births).toBeGreaterThanOrEqual(2000);
    expect(girls).toBe(Math.round(share * 10) / 10);
    if (gender === "girl") expect(share).toBeGreaterThanOrEqual(90);
    else if (gender === "boy") expect(share).toBeLessThanOrEqual(10);
    else expect(Math.min(share, 100 - share)).toBeGreaterThanOrEqual(30);
    const latest = latestOneIn(records, record, gender);
    expect(popularity).toBe(latest === null ? null : `${oneInText(latest)} in ${latest.year}`);
    expect(entryOf(name).gender).toBe(gender);
  },
);
