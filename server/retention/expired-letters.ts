import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Expired } from "#server/storage/retention/expired-rows.ts";

/** Files in the outbox by the time at which they were written; also such as were never finished. */
export function expiredLetters(folder: string): Expired {
  const old = async (since: Date): Promise<readonly string[]> => {
    const files = await lettersIn(folder);
    const times = await Promise.all(files.map(async (file) => ({ file, time: await timeOf(file) })));
    return times
      .filter(({ time }) => time < since.getTime())
      .toSorted((one, other) => one.time - other.time)
      .map(({ file }) => file);
  };
  return {
    count: async (since) => ({ all: (await lettersIn(folder)).length, due: (await old(since)).length }),
    async remove(since, most) {
      const files = (await old(since)).slice(0, most);
      await Promise.all(files.map((file) => rm(file, { force: true })));
      return files.length;
    },
  };
}

async function lettersIn(folder: string): Promise<readonly string[]> {
  // Without letters there is no folder.
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => /\.eml(\.unfinished)?$/.test(name)).map((name) => join(folder, name));
}

/** A letter that has just gone is not old. */
async function timeOf(file: string): Promise<number> {
  return (await stat(file).catch(() => undefined))?.mtimeMs ?? Infinity;
}
