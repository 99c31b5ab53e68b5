import { takeBrand } from "#content/site/brand.ts";
import { brandForLetters } from "#server/own-words/brand-for-letters.ts";
import { readConfig } from "#server/config.ts";
import { type Newsroom, openNewsroom } from "#server/newsletter/issue/newsroom.ts";
import { openDatabase } from "#server/storage/database.ts";

/** Opens what the commands work with for one piece of work, and closes it whatever comes of it. */
export async function inNewsroom(work: (newsroom: Newsroom) => Promise<number>): Promise<number> {
  const config = readConfig(process.env);
  takeBrand(brandForLetters(config.contentDir, console.error));
  const { db, close } = await openDatabase(config);
  try {
    return await work(await openNewsroom({ config, db, now: () => new Date() }));
  } finally {
    await close();
  }
}
