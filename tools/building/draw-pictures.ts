import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { sparkOf } from "#domain/names/records/spark.ts";
import { recordOf } from "#domain/names/records/ssa-spelling.ts";
import { picturePath } from "#domain/pages/picture-path.ts";
import { readArticles } from "#server/articles/read-articles.ts";
import { readRecords } from "#server/names/read-records.ts";
import { OUR_TEXTS } from "#server/our-texts.ts";
import { coverPicture } from "#server/pictures/cover-picture.ts";
import { articleCard, PAGE_CARDS, type PageCard } from "#server/pictures/page-cards.ts";
import { pagePicture } from "#server/pictures/page-picture.ts";
import { renderPng } from "#server/pictures/render-png.ts";

/** Whose curve is the lower edge of the cover, as on the home page. */
const ON_COVER = { id: "hazel", name: "Hazel", gender: "girl" } as const;

/** Draws the pictures of all fixed pages and articles into the folder of the client's files: the same bytes from the same sources. */
export async function drawPictures(root: string, folder: string): Promise<void> {
  const articles = readArticles(new URL("articles/", OUR_TEXTS));
  for (const card of [...PAGE_CARDS, ...articles.all.map(articleCard)]) {
    const file = join(folder, picturePath(card.path));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, renderPng(await drawn(card, root)));
  }
}

async function drawn(card: PageCard, root: string): Promise<string> {
  if (card.drawing === "cover") return coverPicture(card, await drawing(root, "crawling-baby"), hill(root));
  return pagePicture(card, card.drawing === "mark" ? null : await drawing(root, card.drawing));
}

function drawing(root: string, name: string): Promise<string> {
  return readFile(join(root, "app/drawings", `${name}.svg`), "utf8");
}

function hill(root: string) {
  const records = readRecords(pathToFileURL(join(root, "data/ssa/")));
  const spark = sparkOf(records, recordOf(records, ON_COVER.id), ON_COVER.gender);
  return { name: ON_COVER.name, spark, years: { firstYear: records.firstYear, lastYear: records.lastYear } };
}
