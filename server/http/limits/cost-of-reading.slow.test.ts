import { expect, test } from "vitest";
import { VIDEOS } from "#content/videos/videos.ts";
import { readFilters } from "#domain/directory/filter-query.ts";
import { readCompare } from "#domain/compare/read-compare.ts";
import { readTimeRequest, timeQuery } from "#domain/names/through-time/time-request.ts";
import { readPlainQuery } from "#domain/names/plain/plain-query.ts";
import { LONGEST_ASKED } from "#domain/text/longest-asked.ts";
import { foldName } from "#domain/names/entry/name.ts";
import { readListFile } from "#domain/saved-names/list-file.ts";
import { readContactDraft } from "#domain/contact/contact-draft.ts";
import { readVideoQuery } from "#domain/videos/video-query.ts";
import { readPrefill } from "#app/contact/prefill.ts";
import { readBrowse } from "#app/names/browse/browse-query.ts";
import { readFinder } from "#app/names/finder/finder-query.ts";
import { tidyAddress } from "#app/names/finder/tidy-address.ts";
import { readListAddress } from "#app/names/lists/read-list-address.ts";
import { readSlug } from "#app/names/page/read-slug.ts";
import { pastedNames } from "#app/saved-page/copies/pasted-names.ts";
import { cameFrom } from "#app/site/came-from.ts";
import { noticeWords } from "#app/site/faults/form-notice-words.ts";
import { createEndpoints, publicEndpointsOf } from "#server/api/app.ts";
import { openApp } from "#tests/support/servers/app-under-test.ts";
import { growthOf, NASTY, type Reader } from "#tests/support/grows-no-faster.ts";
import { rounds } from "#tests/support/matrix.ts";
import { accepts } from "#server/http/compress.ts";
import { clientOf } from "#server/http/visitors/client.ts";
import { spelledAsKnown } from "#server/http/known-path.ts";
import { loggedPath } from "#server/http/log/log.ts";
import { visitorIn } from "#server/http/visitors/visitor.ts";

/** Twice as much as a request line may have, so that nothing depends on that limit alone. */
const QUERY_LENGTH = 16_384;
const BODY_LENGTH = 500_000;

const ORIGIN = "https://names.example.org";
const YEARS = { firstYear: 1880, lastYear: 2025 };
const OF_QUERIES: Readonly<Record<string, (query: URLSearchParams) => unknown>> = {
  "/": (query) => [readFinder(query), tidyAddress(query, () => 0.5)],
  "/names": readBrowse,
  "/names/lists": (query) => readListAddress("top-100-girls", undefined, query, YEARS),
  "/compare": (query) => readCompare(query, { from: 1880, to: 2025 }),
  "/names/through-time": (query) => timeQuery(readTimeRequest(query)),
  "/parent-directory": readFilters,
  "/videos": (query) => readVideoQuery(query, VIDEOS),
  "/contact": (query) => readPrefill(query, ORIGIN),
  "the notice of a form": (query) => noticeWords(String(query)),
};
const OF_HEADERS: Readonly<Record<string, Reader>> = {
  "a path": (text) => spelledAsKnown(`/${text}`),
  "a path in the log": (text) => loggedPath(`/${text}`),
  "a name in an address": (text) => readSlug(text, () => false),
  "Accept-Encoding": (text) => [accepts(text, "br"), accepts(`br;${text}`, "br")],
  Cookie: (text) => [visitorIn(text), visitorIn(text.replaceAll(",", ";"))],
  "X-Forwarded-For": (text) =>
    clientOf(
      { headers: { "x-forwarded-for": text }, socketAddress: "::1" },
      { trustedProxies: 2, publicUrl: undefined },
    ),
  Referer: (text) =>
    cameFrom(new Request(ORIGIN, { headers: { referer: `${ORIGIN}/?${encodeURI(text)}` } }), ORIGIN, "/"),
  "a search": (text) => readPlainQuery(text.slice(0, LONGEST_ASKED), []),
};
const OF_BODIES: Readonly<Record<string, Reader>> = {
  "a paste of names": pastedNames,
  "a file that is brought": (text) => [
    readListFile(text, "names"),
    readListFile(JSON.stringify([text]), "names"),
  ],
  "a message": (text) => readContactDraft({ name: text, email: text, subject: text, message: text }),
  "a name": foldName,
};

/** Each reader is given every so many of them, beginning with another: all of them are met by some. */
const STEP = rounds({ few: 12, all: 1 });
let met = 0;

/** What of these readers grows faster than some nasty text does. */
function superlinear(readers: Readonly<Record<string, Reader>>, length: number): readonly string[] {
  return Object.entries(readers).flatMap(([name, read]) => {
    met += 1;
    return NASTY.filter((_, place) => (place + met) % STEP === 0).flatMap((textOf) => {
      const growth = growthOf(read, textOf, length);
      return growth === "linear"
        ? []
        : `${name}: ${growth.toFixed(0)} times its parts for ${JSON.stringify(textOf(24))}`;
    });
  });
}

/** A reader of queries, given each of its parameters as a text, and the text as a whole query. */
function byParameter(
  read: (query: string) => unknown,
  parameters: readonly string[],
): Record<string, Reader> {
  return Object.fromEntries([
    ["", read],
    ...parameters.map((name) => [`${name}=`, (text: string) => read(`${name}=${encodeURIComponent(text)}`)]),
    ...parameters.map((name) => [
      `${name}= again and again`,
      (text: string) => read(`${name}=${text.slice(0, 3)}&`.repeat(text.length / 4)),
    ]),
  ]);
}

const PARAMETERS = [
  "q",
  "start",
  "origin",
  "names",
  "search",
  "ids",
  "generate",
  "drop",
  "page",
  "about",
  "year",
];

/** Time grows with the square however often it is measured. */
const FEW_TRIES = 5;

test("a reader that compares each sign with all others is found out", () => {
  const alike = (text: string) => {
    let pairs = 0;
    for (const one of text) for (const other of text) pairs += one === other ? 1 : 0;
    return pairs;
  };
  expect(growthOf(alike, (length) => "a&".repeat(length / 2), 3_000, FEW_TRIES)).toBeGreaterThan(10);
});

test.for(Object.entries(OF_QUERIES))(
  "what %s asks is read in linear time",
  { timeout: 120_000 },
  ([, read]) => {
    const readers = byParameter((query) => read(new URLSearchParams(query)), PARAMETERS);
    expect(superlinear(readers, QUERY_LENGTH)).toEqual([]);
  },
);

test(
  "the endpoints that answer from the query alone read it in linear time",
  { timeout: 120_000 },
  async () => {
    const { services } = await openApp();
    for (const [path, read] of publicEndpointsOf(createEndpoints(services))) {
      const readers = byParameter(read, ["q", "start", "ids"]);
      expect(superlinear(readers, QUERY_LENGTH), path).toEqual([]);
    }
    await services.close();
  },
);

test("paths and headers are read in linear time", { timeout: 120_000 }, () => {
  expect(superlinear(OF_HEADERS, QUERY_LENGTH)).toEqual([]);
});

test("bodies are read in linear time", { timeout: 120_000 }, () => {
  expect(superlinear(OF_BODIES, BODY_LENGTH)).toEqual([]);
});
