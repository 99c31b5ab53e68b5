import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PRINTABLES } from "#content/printables/printables.ts";
import { SCENE_WORDS } from "#content/site/scene-words.ts";
import { CLIENT } from "./sent-bytes.ts";
import { openSite } from "./site/open-site.ts";
import type { Page } from "./site/page.ts";
import { within } from "./site/queries.ts";

const site = await openSite();

const SCENES = [
  ["/blog", "blog"],
  ["/baby-safety", "safety"],
  ["/education", "education"],
  ["/baby-clothes", "clothes"],
  ["/videos", "videos"],
  ["/parent-directory", "directory"],
  ["/offline", "offline"],
  ["/newsletter/confirm?outcome=confirmed", "letter"],
] as const;

/** The file that a drawing on the page refers to, without the group in it. */
function fileOf(drawing: Element): string {
  const [file = "", group] = (drawing.querySelector("use")?.getAttribute("href") ?? "").split("#");
  expect(group, file).toMatch(/^(?:scene|sheet)$/);
  return file;
}

const isBuilt = (file: string) => /-[\w-]{8}\.svg$/.test(file) && existsSync(join(CLIENT, file));

/** Its place is kept until it comes. */
function sizeOf(drawing: Element): readonly number[] {
  return ["width", "height"].map((side) => Number(drawing.getAttribute(side)));
}

test.for(SCENES)("%s has one scene, which says what it shows and has its place", async ([path, words]) => {
  const page = await site.get(path);
  const [scene, ...others] = page.selectAll("svg.scene");
  if (scene === undefined) throw new Error(`There is no scene on ${path}.`);
  expect(others).toEqual([]);
  expect([scene.getAttribute("role"), scene.getAttribute("aria-label")]).toEqual(["img", SCENE_WORDS[words]]);
  expect(sizeOf(scene)).toEqual([320, 200]);
  expect(isBuilt(fileOf(scene))).toBe(true);
});

test("a letter that is ended is thanked for by no picture", async () => {
  const page = await site.get("/newsletter/unsubscribe?outcome=unsubscribed");
  expect(page.selectAll("svg.scene")).toEqual([]);
});

test("each sheet to print is shown as it is", async () => {
  const page = await site.get("/printable-resources");
  const pictures = within(page.select(".prt-grid")).selectAll("article > svg");
  const files = pictures.map(fileOf);
  expect(files.map((file) => file.replace(/^\/assets\/(.*)-[\w-]{8}\.svg$/, "$1"))).toEqual(
    PRINTABLES.map(({ id }) => id),
  );
  expect(files.every(isBuilt)).toBe(true);
  for (const picture of pictures) {
    const [width = 0, height = 0] = sizeOf(picture);
    expect(height / width).toBeCloseTo(396 / 306, 1);
  }
});

test("a video’s card is its title, and nothing of the film is fetched", async () => {
  const page = await site.get("/videos");
  const titles = page.selectAll(".vid-play h3 a");
  expect(titles).toHaveLength(10);
  expect(fetchedIn(page)).toEqual([]);
});

function fetchedIn(page: Page): readonly string[] {
  const main = within(page.select("main"));
  return main.selectAll("img, source, video, iframe[src]").map(({ outerHTML }) => outerHTML);
}

test("an unknown page is set as a name, has a search for the whole site and a trail", async () => {
  const browser = site.browser();
  const page = await browser.get("/no/such/page");
  expect(page.select(".lost-name").getAttribute("aria-hidden")).toBe("true");
  expect(page.select(".lost-name p").textContent).toBe("404");
  const [trail] = page.selectAll(".lost-end svg");
  if (trail === undefined) throw new Error("There is no trail.");
  expect(isBuilt(fileOf(trail))).toBe(true);
  const field = within(page.select("main")).get("searchbox", "Search the site");
  const answer = await browser.submit(page, within(page.select("main")).get("search"), { q: "car seat" });
  expect(field.getAttribute("placeholder")).toBe("Search names, guides, help");
  expect(`${answer.url.pathname}${answer.url.search}`).toBe("/search?q=car+seat");
  expect(answer.text).toContain("car seat");
});
