import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join, relative } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const COMPRESSIBLE: ReadonlySet<string> = new Set([".js", ".css", ".svg", ".json", ".txt", ".webmanifest"]);

export type Sizes = {
  readonly path: string;
  readonly plain: number;
  readonly brotli: number;
};

/** Lays a .br beside every file of the folder that gets smaller by it: what the server keeps in memory. */
export async function compressFiles(folder: string): Promise<readonly Sizes[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  // zlib works on Node's threads: all at once keeps every core busy.
  return Promise.all(files.map((file) => compressFile(file, relative(folder, file))));
}

async function compressFile(file: string, path: string): Promise<Sizes> {
  const plain = await readFile(file);
  const brotli = await promisify(brotliCompress)(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  });
  if (brotli.length < plain.length) await writeFile(`${file}.br`, brotli);
  return { path, plain: plain.length, brotli: brotli.length };
}
