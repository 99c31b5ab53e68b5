import { expect, test } from "vitest";
import { openBuiltPages } from "#screens";
import { openBooks } from "#server/open-books.ts";
import { readingOf } from "#server/rendering/list-data.ts";
import { bytesLeftBehind } from "#tests/support/left-behind.ts";

/** It is some 12 kB; with a router that has getters it was 38. */
const MOST_BYTES = 20 * 1024;

test("a page holds next to nothing once it is rendered", async () => {
  const render = await openBuiltPages({ ...openBooks(), dice: Math.random, contactEmail: null });
  const page = async () => {
    const { status } = await render(new Request("http://localhost/compare?names=hazel,ivy,zoe"), {
      nonce: "",
      origin: "http://localhost",
      ads: null,
      formToken: "",
      savedList: readingOf({ kind: "none" }),
      report(error) {
        throw error;
      },
    });
    expect(status).toBe(200);
  };
  // What is read once, and compiled.
  for (let n = 0; n < 100; n += 1) await page();
  expect(await bytesLeftBehind(4, page)).toBeLessThan(MOST_BYTES);
});
