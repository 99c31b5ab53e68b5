import { expect, test } from "vitest";
import { PLAYER_ORIGIN } from "#domain/videos/video-addresses.ts";
import { VIDEO_CATEGORIES } from "#domain/videos/video.ts";
import { VIDEOS } from "./videos.ts";

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /\w/.test(word)).length;

test("there are ten videos, each with an id and a title of its own, in every category", () => {
  expect(VIDEOS).toHaveLength(10);
  expect(new Set(VIDEOS.map(({ id }) => id)).size).toBe(10);
  expect(new Set(VIDEOS.map(({ title }) => title)).size).toBe(10);
  expect(VIDEOS.every(({ id }) => /^[a-z]+(-[a-z]+)*$/.test(id))).toBe(true);
  for (const category of VIDEO_CATEGORIES) {
    expect(VIDEOS.filter((video) => video.category === category).length, category).toBeGreaterThanOrEqual(2);
  }
});

test.each(VIDEOS)("$id can be read without playing it: 60 words or more, and topics", (video) => {
  const { description, keyPoints, topics, source, searchTerms } = video;
  expect(wordsIn([description, ...keyPoints].join(" "))).toBeGreaterThanOrEqual(60);
  expect(topics.length).toBeGreaterThanOrEqual(3);
  expect(source).not.toBe("");
  expect(searchTerms).not.toBe("");
});

test.each(VIDEOS)(
  "$id has a player only for a film whose number is known, from the host that may be framed",
  ({ embedUrl, youtubeId, film }) => {
    if (youtubeId !== null) {
      expect(youtubeId).toMatch(/^[\w-]{11}$/);
      expect(film).not.toBeNull();
    }
    if (embedUrl === null) return;
    const { origin, pathname, searchParams } = new URL(embedUrl);
    expect(`${origin}${pathname}`).toBe(`${PLAYER_ORIGIN}/embed/${youtubeId}`);
    expect(searchParams.has("autoplay")).toBe(false);
  },
);

test("the video that is selected at the start has a player", () => {
  expect(VIDEOS[0]?.embedUrl).not.toBeNull();
});

test("a film from the United Kingdom says so, and gives the American emergency number", () => {
  const british = VIDEOS.filter(({ source }) => source.includes("United Kingdom"));
  expect(british).not.toEqual([]);
  for (const { caution } of british) {
    expect(caution?.text).toContain("United Kingdom");
    expect(caution?.phone).toBe("911");
  }
});

test("no film on infant CPR is among them, because those we know show an outdated technique", () => {
  expect(VIDEOS.filter(({ film }) => /CPR/i.test(film ?? ""))).toEqual([]);
});

test("none whose license asks that nothing be earned with it has a player on a site with ads", () => {
  const restricted = VIDEOS.filter(({ source }) => /^(TED|Global Health Media Project)$/.test(source));
  expect(restricted).toHaveLength(3);
  expect(restricted.every(({ embedUrl }) => embedUrl === null)).toBe(true);
});
