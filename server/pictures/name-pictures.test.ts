import { expect, test } from "vitest";
import { HAZEL_CARD } from "#tests/fixtures/hazel-card.ts";
import { openApp } from "#tests/support/servers/app-under-test.ts";
import { createNamePictures } from "./name-pictures.ts";

const { app } = await openApp();
const at = (path: string, headers: Readonly<Record<string, string>> = {}) => app.request(path, { headers });

test("a name of the collection has a picture of the size that networks ask for", async () => {
  const answer = await at("/og/names/hazel.png");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("image/png");
  expect(answer.headers.get("cache-control")).toBe("public, max-age=86400");
  const png = Buffer.from(await answer.arrayBuffer());
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(png.byteLength).toBeLessThan(60_000);
});

test("who holds the picture is told so, and nothing is sent", async () => {
  const etag = (await at("/og/names/hazel.png")).headers.get("etag") ?? "";
  const again = await at("/og/names/hazel.png", { "if-none-match": etag });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe("");
  expect((await at("/og/names/liam.png", { "if-none-match": etag })).status).toBe(200);
});

test("a name without an entry has none, and neither has what is no name", async () => {
  for (const id of ["dutchess", "zzzz", "constructor"]) {
    expect((await at(`/og/names/${id}.png`)).status, id).toBe(404);
  }
});

test("a card is drawn once for all who wait for it, and then cached", async () => {
  const drawn: string[] = [];
  const pictures = createNamePictures(async ({ kind }) => {
    drawn.push(kind);
    return Buffer.from(kind);
  });
  const [one, other] = await Promise.all([
    pictures.of("hazel", HAZEL_CARD),
    pictures.of("hazel", HAZEL_CARD),
  ]);
  expect(one).toBe(other);
  expect(await pictures.of("hazel", HAZEL_CARD)).toBe(one);
  expect(drawn).toEqual(["name"]);
});

test("a flood is turned away, and whoever failed may ask again", async () => {
  const { promise: gone, reject } = Promise.withResolvers<Buffer>();
  const pictures = createNamePictures(() => gone);
  const asked = Array.from({ length: 50 }, (_, place) => pictures.of(`name${place}`, HAZEL_CARD));
  const waiting = asked.filter((answer) => answer !== "busy");
  expect(waiting).toHaveLength(40);
  reject(new Error("out of ink"));
  const outcomes = await Promise.allSettled(waiting);
  expect(outcomes.every(({ status }) => status === "rejected")).toBe(true);
  await expect(pictures.of("name0", HAZEL_CARD)).rejects.toThrow("out of ink");
});

test("another spelling of a name is led to its picture", async () => {
  const answer = await at("/og/names/Hazel.png");
  expect([answer.status, answer.headers.get("location")]).toEqual([308, "/og/names/hazel.png"]);
});
