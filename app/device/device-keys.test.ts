import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readChoice } from "#app/ads/ad-choice.ts";
import { storedDraft } from "#app/contact/draft-store.ts";
import { ticks } from "#app/articles/ticks-store.ts";
import { crawlPause } from "#app/crawling-baby/crawl-pause.ts";
import { storeFit, storedFit } from "#app/fit/fit-store.ts";
import { keepGame, storedGames } from "#app/games/progress/kept-games.ts";
import { storeGrowth, storedGrowth } from "#app/growth/growth-store.ts";
import { showTheme } from "#app/head/show-theme.ts";
import { isAnswered, rememberAnswer } from "#app/install/answer.ts";
import { rememberedSet } from "#app/names/finder/remembered-set.ts";
import { readTyped } from "#app/offline/typed-text.ts";
import { rejectedChanges } from "#app/saved-names/outbox/refused-changes.ts";
import { pendingChanges } from "#app/saved-names/outbox/waiting-changes.ts";
import { taste } from "#app/taste/taste-store.ts";
import { storeTogether, togetherState } from "#app/together/together-store.ts";
import { chooseTheme } from "#app/ui/theme/theme.ts";
import { type DeviceKey, type ListKey, LOCAL_KEYS, SESSION_KEYS } from "./device-keys.ts";
import { fakeStorage } from "#tests/fixtures/fake-storage.ts";
import { storedText } from "./storage.ts";

/**
 * What builds before this one have written, to the letter. It lies in people's browsers: it must be read, and what is
 * written in its place must be read by a page of such a build that stands open in another tab.
 */
const WRITTEN: Readonly<Record<DeviceKey, string>> = {
  theme: "night",
  ads: "allowed ads.example.com 2027-11-21T12:00:00.000Z",
  "install dismissed": "2026-11-21T12:00:00.000Z",
  games:
    '{"version":1,"games":{"word-scramble":{"round":{"round":{"mode":"endless","level":2,"seed":7,"seen":["ada"]},"stage":"revealed","answers":["ada"],"choice":"","at":"bea"},"best":4,"longest":9,"daily":{"date":"2026-11-21","points":3,"most":5,"marks":[true,false]},"seen":["ada","bea"]}}}',
  growth:
    '{"version":1,"children":[{"id":"c1","name":"Maya","sex":"girl","born":"2026-05-21","gestationWeeks":35,"measurements":[{"date":"2026-11-20","weight":7.2,"head":42.5}]}],"units":{"weight":"kg","length":"cm"}}',
  fit: '{"version":1,"first":"Hazel","middle":"Ann","last":"Moore","sound":"","siblings":"Ivy, June"}',
  together:
    '{"version":1,"self":7,"judged":[{"id":"hazel","own":null,"verdict":"love"},{"id":"ottilie","own":"Ottilie","verdict":"no"}],"heard":[{"from":9,"to":7,"names":[{"id":"hazel","own":null,"mark":"like"}]}],"passed":[9],"gender":"girl","room":null,"down":null,"order":null}',
  taste: '{"version":1,"out":["end:a"],"removed":["hazel"]}',
  ticks: '{"version":1,"done":["car-seat-guide-buckle-then-pull-the-harness-snug"]}',
  state: "OH",
  "generated-names":
    '{"filter":"girl","names":[{"id":"hazel","name":"Hazel","gender":"girl","origin":"English","meaning":"the hazel tree","oneIn":{"count":400},"spark":{"girl":[1,2,3]}}],"fromDevice":false}',
  "contact draft":
    '{"draft":{"name":"Ada","email":"","subject":"general","message":"Hello"},"begunAs":{"subject":"","message":""}}',
  baby: "paused",
  "typed before reload": '{"path":"/contact","typed":[["message","Hello"]]}',
  "reloaded for": " https://names.example.org/assets/old.js",
};

const LISTED: Readonly<Record<ListKey, readonly [key: string, text: string]>> = {
  "waiting-changes": [
    "waiting-changes 00mi9x7zk 000001 k3j9xq",
    '{"kind":"remove","nameId":"hazel","from":{"note":"","place":0}}',
  ],
  "refused-changes": [
    "refused-changes 00mi9x7zk 000002 p0q1rs",
    '{"change":{"kind":"annotate","nameId":"hazel","note":"Grandmother"},"reason":"Too long."}',
  ],
};

let local: Storage;
let session: Storage;
beforeEach(() => {
  local = fakeStorage();
  session = fakeStorage();
  vi.stubGlobal("localStorage", local);
  vi.stubGlobal("sessionStorage", session);
  for (const key of LOCAL_KEYS) local.setItem(key, WRITTEN[key]);
  for (const key of SESSION_KEYS) session.setItem(key, WRITTEN[key]);
  for (const [key, text] of Object.values(LISTED)) local.setItem(key, text);
});
afterEach(() => void vi.unstubAllGlobals());

test("what older builds kept of the tools is read, and written again to the letter", () => {
  expect(storedGames()["word-scramble"]).toMatchObject({ best: 4, daily: { points: 3 } });
  keepGame("word-scramble", (game) => ({ ...game }));
  expect(storedGrowth().children).toMatchObject([{ name: "Maya", gestationWeeks: 35 }]);
  storeGrowth((kept) => ({ ...kept }));
  expect(storedFit()).toMatchObject({ first: "Hazel", siblings: "Ivy, June" });
  storeFit((typed) => ({ ...typed }));
  expect(togetherState()).toMatchObject({ self: 7, gender: "girl", passed: [9] });
  storeTogether((kept) => ({ ...kept }));
  expect(taste.now()).toEqual({ out: ["end:a"], removed: ["hazel"] });
  taste.change((kept) => ({ ...kept }));
  expect(ticks.now()).toEqual(["car-seat-guide-buckle-then-pull-the-harness-snug"]);
  ticks.change((done) => [...done]);
  expect(rememberedSet.now()?.names).toMatchObject([{ id: "hazel" }]);
  rememberedSet.change((set) => (set === null ? null : { ...set }));
  expect(storedDraft.read()?.draft.message).toBe("Hello");
  storedDraft.keep({ ...(storedDraft.read() ?? expect.fail()) });
  expect(crawlPause.now()).toBe(true);
  crawlPause.change(() => true);
  for (const key of [
    "games",
    "growth",
    "fit",
    "together",
    "taste",
    "ticks",
    "generated-names",
    "contact draft",
    "baby",
  ] as const)
    expect(storedText(key), key).toBe(WRITTEN[key]);
});

test("so are answers, the theme, and what was typed before a reload", () => {
  const noon = new Date("2026-11-21T12:00:00Z");
  expect(readChoice(storedText("ads"), "ads.example.com", noon)).toBe("allowed");
  expect(isAnswered(noon.getTime())).toBe(true);
  rememberAnswer(noon.getTime());
  expect(storedText("install dismissed")).toBe(WRITTEN["install dismissed"]);
  expect(readTyped(storedText("typed before reload"))?.typed).toEqual([["message", "Hello"]]);
  const { dataset } = showing();
  showTheme();
  expect(dataset["theme"]).toBe("night");
  chooseTheme("night");
  expect(storedText("theme")).toBe(WRITTEN.theme);
});

test("so are the changes that wait, and those that were refused", () => {
  expect(pendingChanges.read()).toMatchObject([{ kind: "remove", nameId: "hazel" }]);
  expect(rejectedChanges.read()).toMatchObject([{ change: { note: "Grandmother" }, reason: "Too long." }]);
});

function showing() {
  const dataset: Record<string, string> = {};
  const documentElement = { dataset };
  vi.stubGlobal("document", { documentElement });
  return documentElement;
}
