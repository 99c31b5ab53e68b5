import { expect, test } from "vitest";
import { COLLECTION } from "#server/names/collection.ts";
import { checksum } from "#tools/collection/checksum.ts";
import { COLLECTION_CHANGED } from "./changed.ts";

test("the day of the last change is that of this collection (else: npm run collection -- ledger)", () => {
  expect(COLLECTION_CHANGED.sha256).toBe(checksum(COLLECTION));
  expect(COLLECTION_CHANGED.on <= new Date().toISOString().slice(0, 10)).toBe(true);
});
