import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { DataFile, DataIndex } from "#domain/open-data/data-file.ts";
import { once } from "#domain/once.ts";
import { type DataSources, makeData } from "./make-data.ts";

/** The files of /data. */
export type OpenData = {
  readonly index: () => DataIndex;
  /** A file of the index: packed, in production; as text elsewhere. */
  readonly read: (
    name: DataFile["name"],
  ) => Promise<{ readonly br: Buffer<ArrayBuffer> } | { readonly text: string }>;
};

/** Beside this file lie, in production, those that the build has made (tools/building/make-open-data.ts). */
const MADE = new URL("open-data/", import.meta.url);
export const INDEX = "index.json";

/** Reads what the build has made; in development, and in tests, all is made when it is first asked for. */
export function openData(books: () => DataSources): OpenData {
  if (existsSync(new URL(INDEX, MADE))) {
    return {
      index: once((): DataIndex => JSON.parse(readFileSync(new URL(INDEX, MADE), "utf8"))),
      read: async (name) => ({ br: await readFile(new URL(`${name}.br`, MADE)) }),
    };
  }
  const made = once(() => makeData(books()));
  return {
    index: () => made().index,
    read: async (name) => ({ text: made().texts.get(name) ?? "" }),
  };
}
