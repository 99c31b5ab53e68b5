import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { openBooks } from "#server/open-books.ts";
import { makeData } from "#server/open-data/make-data.ts";
import { INDEX } from "#server/open-data/open-data.ts";

/** 11 takes twenty times as long for one part in twelve. */
const QUALITY = 9;

/** Makes the files of /data beside the server: the same bytes from the same sources. */
export function makeOpenData(root: string): void {
  const folder = join(root, "build", "open-data");
  mkdirSync(folder, { recursive: true });
  const { index, texts } = makeData(openBooks());
  for (const [name, text] of texts) {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    };
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text, { params }));
  }
  writeFileSync(join(folder, INDEX), JSON.stringify(index));
}
