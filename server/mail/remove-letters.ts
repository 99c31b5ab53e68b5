import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";

/** Removes the letters in an outbox that name an address, as sender, recipient or in their text; returns how many. */
export async function removeLettersNaming(folder: string, address: string): Promise<number> {
  const wanted = address.trim().toLowerCase();
  if (wanted === "") return 0;
  // Not within a longer address: "a@b.org" is not in "anna@b.org" nor in "a@b.org.uk".
  const isNamed = new RegExp(`(?<![\\w.+-])${RegExp.escape(wanted)}(?![\\w-]|\\.\\w)`, "i");
  // Without letters there is no folder.
  const names = (await readdir(folder).catch(() => [])).filter((name) => /\.eml(\.unfinished)?$/.test(name));
  const removed = await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      // A line may have been broken in the middle of an address; a letter may have just gone.
      const text = (await readFile(file, "utf8").catch(() => "")).replaceAll(/=?\r?\n[ \t]?/g, "");
      if (!isNamed.test(text)) return 0;
      await rm(file, { force: true });
      return 1;
    }),
  );
  return removed.filter((one) => one === 1).length;
}
