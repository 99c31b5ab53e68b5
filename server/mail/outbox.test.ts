import { mkdir, mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openOutbox } from "./outbox.ts";

test("without a mail server a letter is a file that its owner alone can read", async () => {
  const folder = await mkdtemp(join(tmpdir(), "namekin-outbox-"));
  const outbox = openOutbox(join(folder, "outbox"), {
    from: () => "Namekin <letters@localhost>",
    now: () => new Date("2026-11-21T10:00:00Z"),
  });
  const letter = { to: "ada@example.org", subject: "Hello", text: "Hi", messageId: "<a@localhost>" };
  expect(await outbox.send(letter)).toEqual({ kind: "sent" });
  const files = await readdir(join(folder, "outbox"));
  expect(files).toEqual([expect.stringMatching(/^2026-11-21T10-00-00-000Z-[0-9a-f]{12}\.eml$/)]);
  const file = join(folder, "outbox", files[0] ?? "");
  expect((await stat(file)).mode & 0o077).toBe(0);
  expect(await readFile(file, "utf8")).toMatch(
    /To: ada@example\.org\r\n.*Message-ID: <a@localhost>.*\r\n\r\nHi/s,
  );
  await rm(folder, { recursive: true });
});

test("of a letter that cannot be finished nothing is left", async () => {
  const folder = await mkdtemp(join(tmpdir(), "namekin-outbox-"));
  const now = () => new Date("2026-11-21T10:00:00Z");
  const outbox = openOutbox(folder, { from: () => "letters@localhost", now });
  const letter = { to: "ada@example.org", subject: "Hello", text: "Hi", messageId: "<a@localhost>" };
  await outbox.send(letter);
  const [file = ""] = await readdir(folder);
  // A folder stands where the file should come.
  await rm(join(folder, file));
  await mkdir(join(folder, file));
  expect(await outbox.send(letter)).toEqual({ kind: "unsent", reason: "EISDIR" });
  expect(await readdir(folder)).toEqual([file]);
  await rm(folder, { recursive: true });
});

test("a letter that cannot be written is to be tried again", async () => {
  // A file stands where the folder should be made.
  const outbox = openOutbox(join(import.meta.filename, "outbox"), {
    from: () => "letters@localhost",
    now: () => new Date(),
  });
  const letter = { to: "ada@example.org", subject: "Hello", text: "Hi", messageId: "<a@localhost>" };
  expect(await outbox.send(letter)).toEqual({ kind: "unsent", reason: "ENOTDIR" });
});
