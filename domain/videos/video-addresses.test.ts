import { expect, test } from "vitest";
import { resultsAddress, searchedFor, watchAddress } from "./video-addresses.ts";

test("a topic is searched for by its terms and the words pediatric educational", () => {
  const video = { searchTerms: "serve & return" };
  expect(searchedFor(video)).toBe("serve & return pediatric educational");
  const { origin, pathname, searchParams } = new URL(resultsAddress(video));
  expect(`${origin}${pathname}`).toBe("https://www.youtube.com/results");
  expect(searchParams.get("search_query")).toBe("serve & return pediatric educational");
});

test("a film with a number has an address of its own, one without has none", () => {
  expect(watchAddress({ youtubeId: "m_5u8-QSh6A" })).toBe("https://www.youtube.com/watch?v=m_5u8-QSh6A");
  expect(watchAddress({ youtubeId: null })).toBeNull();
});
