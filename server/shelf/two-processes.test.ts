import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { ROOT } from "#server/root.ts";

const run = promisify(execFile);

/** Lays the same forty pages again and again, each filled with the number of its process, and reads what is there. */
const PROGRAM = `
  import { openShelf } from "#server/shelf/open-shelf.ts";
  const [folder, letter] = process.argv.slice(1);
  const shelf = openShelf({ folder, maxBytes: 16 * 1024 * 1024, edition: "0123456789abcdef", warn: console.error });
  let read = 0;
  for (let round = 0; round < 400; round += 1) {
    const key = "https://names.example.org /" + (round % 40);
    const headers = { "cache-control": "public" };
    await shelf.put(key, { headers, br: Buffer.alloc(30_000, letter), etag: letter, until: Infinity });
    const page = await shelf.get(key);
    if (page === undefined) continue;
    read += 1;
    if (page.br.toString() !== page.etag.repeat(30_000)) throw new Error("half a page of each");
  }
  await shelf.close();
  console.log(read);
`;

test("two processes that lay the same pages never see a page that is not whole", async () => {
  const folder = await mkdtemp(join(tmpdir(), "namekin-shelf-"));
  try {
    const both = await Promise.all(
      ["a", "b"].map(async (letter) =>
        run(process.execPath, ["--input-type=module", "--eval", PROGRAM, "--", folder, letter], {
          cwd: fileURLToPath(ROOT),
        }),
      ),
    );
    for (const { stdout, stderr } of both) expect([stderr, Number(stdout)]).toEqual(["", 400]);
    const files = await readdir(folder, { recursive: true, withFileTypes: true });
    expect(files.filter((entry) => entry.isFile())).toHaveLength(40);
  } finally {
    await rm(folder, { recursive: true });
  }
});
