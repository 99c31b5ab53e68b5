import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const DRAWINGS = new URL("../../app/drawings/", import.meta.url);
const MOST_BYTES = 12_000;
const scenes = globSync("{scenes,sheets}/*.svg", { cwd: DRAWINGS });
const drawing = (file: string) => readFileSync(new URL(file, DRAWINGS), "utf8");

test("there are scenes, and pictures of sheets", () => {
  expect(scenes.length).toBeGreaterThanOrEqual(16);
});

test.for([...scenes, "scene-match.svg", "scene-empty-saved.svg"])(
  "%s is light, and in the colors of the theme",
  (file) => {
    const svg = drawing(file);
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(MOST_BYTES);
    // A color of its own would stay as bright at night; each token names its color by day, for a file that is looked at alone.
    const painted = Array.from(svg.matchAll(/(?:fill|stroke)="([^"]+)"/g), ([, paint]) => paint);
    expect(
      painted.filter((paint) => paint !== "none" && !/^var\(--[a-z0-9-]+,#[0-9A-F]{6}\)$/.test(paint ?? "")),
    ).toEqual([]);
  },
);

test.for(scenes)("%s is one group, which a page refers to", (file) => {
  const group = file.startsWith("scenes") ? "scene" : "sheet";
  expect(drawing(file)).toMatch(
    new RegExp(`^<svg xmlns="[^"]+" viewBox="[^"]+"><g id="${group}"[^>]*>.*</g></svg>\n$`, "s"),
  );
});
