import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rounds } from "#tests/support/matrix.ts";
import { runProgram } from "#tests/support/run-tool.ts";
import { startServer } from "#tests/support/servers/start-server.ts";
import { assembleImage } from "./assemble-image.ts";

const MB = 1_000_000;
/** Some thousands of files, and seven programs from their sources without a compile cache, on a machine that has other work. */
const COPY_MS = 180_000;
const SERVE_MS = 300_000;
/** What the image may be, unpacked. */
const MOST_MB = 250;
/**
 * gcr.io/distroless/cc-debian13, from what Debian says its packages take (KiB): libc6 13001, libssl3 6042, libstdc++6 2686,
 * tzdata 2571, libgomp1 312, libgcc-s1 140, base-files 341, ca-certificates 388, gcc-base 270, media-types 92, netbase 36.
 */
const BASE_MB = (25_879 * 1024) / MB;
/** Nothing but these may be written; Node itself refuses all else, as a read-only root does. */
const READ_ONLY = (dataDir: string) => [
  "--no-warnings",
  "--permission",
  "--allow-fs-read=*",
  `--allow-fs-write=${dataDir}`,
  "--allow-worker",
  "--allow-child-process",
  "--allow-addons",
];
/** Beside those that are run in earnest. */
const TOOLS = ["newsletter", "inbox", "retention"].slice(0, rounds({ few: 1, all: 3 }));

let image: string;
let dataDir: string;
beforeAll(() => {
  image = assembleImage();
  dataDir = mkdtempSync(join(tmpdir(), "namekin-image-data-"));
  mkdirSync(join(dataDir, "tmp"));
}, COPY_MS);
afterAll(() => {
  for (const folder of [image, dataDir]) rmSync(folder, { recursive: true });
});

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
const sizeOf = (files: readonly string[]) => files.reduce((sum, file) => sum + statSync(file).size, 0) / MB;

test("the image stays below 250 MB unpacked", () => {
  const parts = {
    base: BASE_MB,
    node: statSync(process.execPath).size / MB,
    packages: sizeOf(filesIn(join(image, "node_modules"))),
    build: sizeOf(filesIn(join(image, "build"))),
    data: sizeOf(filesIn(join(image, "data"))),
    sources: sizeOf(
      ["content", "domain", "server", "tools"].flatMap((folder) => filesIn(join(image, folder))),
    ),
  };
  const together = Object.values(parts).reduce((sum, each) => sum + each, 0);
  console.log(
    Object.entries({ ...parts, together })
      .map(([part, mb]) => `${part} ${mb.toFixed(0)} MB`)
      .join(", "),
  );
  expect(together).toBeLessThan(MOST_MB);
});

test(
  "with nothing to write to but its data it serves pages, saves, draws, backs up and restores",
  async () => {
    const before = filesIn(image);
    // As --tmpfs /tmp.
    const TMPDIR = join(dataDir, "tmp");
    const server = await startServer({
      dataDir,
      env: { NODE_DISABLE_COMPILE_CACHE: "1", TMPDIR, RENDER_THREADS: "1", DESK: "on" },
      program: [...READ_ONLY(dataDir), join(image, "build/server.js")],
    });
    const tool = (name: string, ...args: readonly string[]) =>
      runProgram([...READ_ONLY(dataDir), join(image, "tools", `${name}.ts`), ...args], {
        DATA_DIR: dataDir,
        DESK: "on",
        NODE_DISABLE_COMPILE_CACHE: "1",
        TMPDIR,
      });
    try {
      const headers = { "content-type": "application/json" };
      const save = await fetch(`${server.url}/api/saved-names`, {
        method: "POST",
        headers,
        body: '{"nameId":"hazel"}',
      });
      const cookie = save.headers.get("set-cookie")?.split(";")[0] ?? "";
      const list = async () => (await fetch(`${server.url}/api/saved-names`, { headers: { cookie } })).json();
      const saved = await list();
      for (const [path, type] of [
        ["/", "text/html"],
        ["/names/hazel", "text/html"],
        ["/names/hazel", "text/html"],
        ["/og/names/hazel.png", "image/png"],
        ["/api/printables/feeding-log.pdf", "application/pdf"],
        ["/contact", "text/html"],
      ]) {
        // On a busy machine the first picture may take longer than a picture may.
        const answered = async () => {
          const { status, headers: said } = await fetch(`${server.url}${path}`);
          return `${status} ${said.get("content-type")}`;
        };
        await expect.poll(answered, { timeout: 60_000, message: String(path) }).toContain(`200 ${type}`);
      }
      for (const name of TOOLS)
        expect(await tool(name, "--help"), name).toMatchObject({ exitCode: 0, err: "" });
      expect((await tool("desk")).out).toContain("/desk/open?");
      const made = await tool("backup");
      expect(made).toMatchObject({ exitCode: 0 });
      await fetch(`${server.url}/api/saved-names/hazel`, { method: "DELETE", headers: { cookie } });
      expect(await list()).toEqual([]);
      expect(await tool("restore", made.out.split("\n")[0] ?? "")).toMatchObject({ exitCode: 0 });
      expect(await list()).toEqual(saved);
    } finally {
      expect(await server.stop()).toMatchObject({ code: 0 });
    }
    expect(filesIn(image)).toEqual(before);
  },
  SERVE_MS,
);
