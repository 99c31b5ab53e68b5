import { copyFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import type { NameReport } from "#domain/contact/name-report.ts";
import { COLLECTION } from "#server/names/collection.ts";
import { proposeChange } from "./propose-change.ts";
import { propose } from "./propose.ts";

const hazel = COLLECTION.find(({ name }) => name === "Hazel");
if (hazel === undefined) throw new Error("Hazel has left the collection.");
const REPORT = { name: "hazel", topic: "meaning", proposed: "the hazel bush", source: "OED" } as const;
const from = (topic: NameReport["topic"], proposed: string) =>
  proposeChange(hazel, { ...REPORT, topic, proposed });

test("fields that a program can set are set, and the entry is checked as in its file", () => {
  expect(from("meaning", "the hazel\nbush")).toMatchObject({
    kind: "change",
    entry: { meaning: "the hazel bush", note: hazel.note },
    from: hazel.meaning,
  });
  expect(from("note", "A tree.")).toMatchObject({ entry: { note: "A tree." } });
  expect(from("origin", "Greek")).toMatchObject({ entry: { origin: "Greek" } });
  expect(from("certainty", "Disputed")).toMatchObject({ entry: { certainty: "disputed" } });
  expect(from("gender", "Unisex")).toMatchObject({ entry: { gender: "unisex" } });
  expect(from("pronunciation", "HAH-zul")).toMatchObject({ entry: { say: "HAH-zul" } });
  expect(from("evidence", "https://en.wikipedia.org/wiki/A_new_page")).toMatchObject({
    entry: {
      evidence: [...hazel.evidence, { address: "https://en.wikipedia.org/wiki/A_new_page", kind: "word" }],
    },
  });
});

test("for all else an editor is told what to do, and what cannot be written is not", () => {
  const advised = (topic: NameReport["topic"], proposed: string, text: RegExp) =>
    expect(from(topic, proposed)).toMatchObject({ kind: "advice", text: expect.stringMatching(text) });
  advised("sound-family", "Not with Hazal", /sound-families\.ts/);
  advised("themes", "trees", /content\/names\/themes/);
  advised("forms", "Hazie", /nicknames/);
  advised("other", "The page is ugly", /decide/);
  advised("pronunciation", "like the nut", /ipa/);
  advised("origin", "Klingon", /origin\.ts/);
  advised("certainty", "sure", /one of settled, likely/);
  advised("evidence", "an old book", /cite/);
  advised("evidence", "https://gossip.example/hazel", /gossip\.example in content\/names\/sites\.ts/);
  advised("meaning", hazel.meaning, /already/);
});

test("the change is one line of one file, with a row for the list of corrections, and nothing else is touched", () => {
  const folder = openFolder();
  const before = readFileSync(new URL("h.json", folder), "utf8").split("\n");
  const { lines, isWritten } = propose(REPORT, folder, "2026-11-23");
  expect(isWritten).toBe(true);
  expect(lines.join("\n")).toContain("To be opened first: OED");
  expect(lines.join("\n")).toContain('{"day":"2026-11-23","names":["Hazel"],"field":"meaning"');
  const after = readFileSync(new URL("h.json", folder), "utf8").split("\n");
  expect(after.filter((line, n) => line !== before[n])).toEqual(['    "meaning": "the hazel bush",']);
});

test("a name that is not ours, or nothing to write, leaves the files as they are", () => {
  const folder = openFolder();
  const before = readFileSync(new URL("h.json", folder), "utf8");
  expect(propose({ ...REPORT, name: "Jakssonn" }, folder, "2026-11-23")).toMatchObject({ isWritten: false });
  const advised = propose({ ...REPORT, topic: "themes" }, folder, "2026-11-23");
  expect([advised.isWritten, advised.lines.at(-1)]).toEqual([false, "Nothing was written."]);
  expect(readFileSync(new URL("h.json", folder), "utf8")).toBe(before);
});

/** A folder with the letter of Hazel alone. */
function openFolder(): URL {
  const path = mkdtempSync(join(tmpdir(), "propose-"));
  onTestFinished(() => rmSync(path, { recursive: true }));
  copyFileSync("content/names/entries/h.json", join(path, "h.json"));
  return pathToFileURL(join(path, "/"));
}
