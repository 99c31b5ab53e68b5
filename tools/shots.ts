import { type Browser, chromium, type Page } from "@playwright/test";
import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { HYDRATED } from "#app/head/hydrated.ts";
import { layOutAll } from "#tests/devices/lay-out-all.ts";
import { startServer } from "#tests/support/servers/start-server.ts";
import { findChromium } from "./find-chromium.ts";
import { COMPARE_SHOTS } from "./shots/compare-shots.ts";
import { FIT_SHOTS } from "./shots/fit-shots.ts";
import { FORM_SHOTS } from "./shots/form-shots.ts";
import { GAME_SHOTS } from "./shots/game-shots.ts";
import { GROWTH_SHOTS } from "./shots/growth-shots.ts";
import { GUIDE_SHOTS } from "./shots/guide-shots.ts";
import { HOME_SHOTS } from "./shots/home-shots.ts";
import { PAGE_SHOTS } from "./shots/page-shots.ts";
import { PLACE_SHOTS } from "./shots/place-shots.ts";
import { THROUGH_TIME_SHOTS } from "./shots/through-time-shots.ts";
import { PRINTABLE_SHOTS } from "./shots/printable-shots.ts";
import { SHEET_SHOTS } from "./shots/sheet-shots.ts";
import { OTHER_SHOTS } from "./shots/other-shots.ts";
import { fileOf, optionsOf, type Picture, picturesOf } from "./shots/shot.ts";
import { TOGETHER_SHOTS } from "./shots/together-shots.ts";

const ROOT = join(import.meta.dirname, "..");
const FOLDER = join(ROOT, "shots");
const LANES = 2;
const PART_PX = 1800;
const MOST_PARTS = 4;

const HELP = `Takes a picture of every page in every state, into shots/.

  npm run shots [-- filter ...]

filter  takes only those with one of these words in the file's name: "home", "390-night", "name-hazel"`;

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: "boolean", short: "h" } },
  });
  if (values.help === true) {
    console.log(HELP);
    return;
  }
  const wanted = picturesOf([
    ...PAGE_SHOTS,
    ...GUIDE_SHOTS,
    ...HOME_SHOTS,
    ...OTHER_SHOTS,
    ...PLACE_SHOTS,
    ...THROUGH_TIME_SHOTS,
    ...COMPARE_SHOTS,
    ...FIT_SHOTS,
    ...FORM_SHOTS,
    ...GAME_SHOTS,
    ...GROWTH_SHOTS,
    ...TOGETHER_SHOTS,
    ...PRINTABLE_SHOTS,
    ...SHEET_SHOTS,
  ]).filter(
    (picture) => positionals.length === 0 || positionals.some((word) => fileOf(picture).includes(word)),
  );
  const { status } = spawnSync(process.execPath, [join(ROOT, "tools", "build.ts")], { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);

  mkdirSync(FOLDER, { recursive: true });
  const server = await startServer();
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ["--no-sandbox", "--disable-gpu", "--hide-scrollbars"],
  });
  try {
    const queue = [...wanted];
    const lane = async () => {
      for (let next = queue.shift(); next !== undefined; next = queue.shift())
        await takeOrTell(browser, server.url, next);
    };
    await Promise.all(Array.from({ length: LANES }, lane));
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** One state that cannot be reached does not keep the others from being looked at. */
async function takeOrTell(browser: Browser, url: string, picture: Picture): Promise<void> {
  try {
    await take(browser, url, picture);
    console.log(join("shots", fileOf(picture)));
  } catch (error) {
    process.exitCode = 1;
    console.error(`${fileOf(picture)}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function take(browser: Browser, baseURL: string, picture: Picture): Promise<void> {
  const { shot } = picture;
  const context = await browser.newContext({ ...optionsOf(picture), baseURL });
  context.setDefaultTimeout(10_000);
  try {
    await shot.given?.(context);
    const page = await context.newPage();
    await page.goto(shot.path);
    if (shot.options?.javaScriptEnabled !== false)
      await page.locator(`html[${HYDRATED}]`).waitFor({ state: "attached" });
    await shot.act?.(page);
    await layOutAll(page);
    await takeParts(page, picture);
  } finally {
    await context.close();
  }
}

/** A page that is taller than can be looked at is cut into parts. */
async function takeParts(page: Page, picture: Picture): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const parts = Math.min(MOST_PARTS, Math.ceil(height / PART_PX));
  for (let part = 1; part <= parts; part += 1) {
    const y = (part - 1) * PART_PX;
    await page.screenshot({
      path: join(FOLDER, fileOf(picture, part)),
      fullPage: true,
      clip: { x: 0, y, width: picture.width, height: Math.min(PART_PX, height - y) },
      animations: "disabled",
    });
  }
}

await run();
