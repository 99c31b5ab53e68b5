import { execFile } from "node:child_process";
import { chmod, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ROOT } from "#server/root.ts";
import { unprivilegedUser } from "#tests/support/postgres/unprivileged-user.ts";

const run = promisify(execFile);
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "namekin-shelf-"));
});
afterEach(() => rm(folder, { recursive: true }));

/** What each program begins with. */
const OPEN = `
  import { openShelf } from "#server/shelf/open-shelf.ts";
  const [folder, ...given] = process.argv.slice(1);
  const shelf = openShelf({ folder, maxBytes: 16 * 1024 * 1024, edition: "0123456789abcdef", warn: console.error });
  const keyOf = (n) => "https://names.example.org /" + n;
  const pageOf = (letter) =>
    ({ headers: { "cache-control": "public" }, br: Buffer.alloc(30_000, letter), etag: letter, until: Infinity });
`;

/** Runs a program of its own; ulimit says how many blocks of 512 bytes a file may take. */
async function program(text: string, given: readonly string[] = [], ulimit = "unlimited") {
  const command = `ulimit -S -f ${ulimit}; exec "$0" "$@"`;
  const evaluated = ["--input-type=module", "--eval", OPEN + text, "--", folder, ...given];
  return run("sh", ["-c", command, process.execPath, ...evaluated], { cwd: fileURLToPath(ROOT) });
}

test("two processes that lay the same pages never see a page that is not whole", async () => {
  const both = await Promise.all(
    ["a", "b"].map(async (letter) =>
      program(
        `
          let read = 0;
          for (let round = 0; round < 400; round += 1) {
            await shelf.put(keyOf(round % 40), pageOf(given[0]));
            const page = await shelf.get(keyOf(round % 40));
            if (page === undefined) continue;
            read += 1;
            if (page.br.toString() !== page.etag.repeat(30_000)) throw new Error("half a page of each");
          }
          await shelf.close();
          console.log(read);
        `,
        [letter],
      ),
    ),
  );
  for (const { stdout, stderr } of both) expect([stderr, Number(stdout)]).toEqual(["", 400]);
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  expect(files.filter((entry) => entry.isFile())).toHaveLength(40);
});

/** Lays one page more, and says what of both is there. */
const LAY_ONE_MORE = `
  for (let round = 0; round < 3; round += 1) await shelf.put(keyOf("more " + round), pageOf("a"));
  const found = await Promise.all([keyOf("hazel"), keyOf("more 0")].map((key) => shelf.get(key)));
  console.log(found.map((page) => page !== undefined).join());
`;

test("what cannot be written in full, as on a full disk, is a miss, one line, and leaves nothing behind", async () => {
  await program(`await shelf.put(keyOf("hazel"), pageOf("a"));`);
  const { stdout, stderr } = await program(LAY_ONE_MORE, [], "20");
  expect(stdout.trim()).toBe("true,false");
  expect(stderr.trim()).toMatch(/^The shelf of pages in \S+ cannot be used for now: E\w+\.$/);
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  expect(files.filter((entry) => entry.isFile())).toHaveLength(1);
});

test("a folder that may only be read is read, and that is one line", async () => {
  await program(`await shelf.put(keyOf("hazel"), pageOf("a"));`);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.map((entry) => join(entry.parentPath, entry.name));
  for (const path of [folder, ...paths]) await chmod(path, 0o555);
  // The administrator may write everywhere.
  const user = unprivilegedUser();
  const leave = user && `process.setegid(${user.gid}); process.seteuid(${user.uid});`;
  const { stdout, stderr } = await program(`${leave ?? ""}${LAY_ONE_MORE}`);
  expect(stdout.trim()).toBe("true,false");
  expect(stderr.trim()).toMatch(/^The shelf of pages in \S+ cannot be used for now: E\w+\.$/);
  for (const path of [folder, ...paths]) await chmod(path, 0o700);
});
