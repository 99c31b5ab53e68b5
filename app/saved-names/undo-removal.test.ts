import { afterEach, describe, expect, test, vi } from "vitest";
import { fakeEntry, remove, save } from "#tests/fixtures/entries-by-hand.ts";
import { fakePage } from "#tests/fixtures/fake-page.ts";
import { fakeServer } from "#tests/fixtures/fake-server.ts";
import { fakeStorage } from "#tests/fixtures/fake-storage.ts";
import { applyPending } from "#domain/saved-names/list-change.ts";
import { undoRemoval } from "./undo-removal.ts";

afterEach(() => void vi.unstubAllGlobals());

const before = [fakeEntry("ada"), fakeEntry("hazel", "after grandmother"), fakeEntry("ivy")];

function threeNames() {
  const server = fakeServer();
  server.rows = before.map(({ nameId, note }) => ({ nameId, note }));
  return server;
}

describe("Undo", () => {
  test("puts a name back in its place, with its note", async () => {
    const server = threeNames();
    const { sender } = fakePage(server, fakeStorage());
    await sender.enqueue(remove("hazel"));
    expect(await undoRemoval("hazel", before, sender)).toEqual({ kind: "confirmed" });
    expect(server.rows).toEqual(before.map(({ nameId, note }) => ({ nameId, note })));
  });

  test("takes back a removal that still waits for a network", async () => {
    const server = threeNames();
    server.troubles = ["offline", "offline"];
    const { sender, waiting } = fakePage(server, fakeStorage());
    await sender.enqueue(remove("hazel"));
    expect(await undoRemoval("hazel", before, sender)).toEqual({ kind: "waiting" });
    const shown = applyPending(before, waiting.read());
    expect(shown.map(({ nameId, note }) => [nameId, note])).toEqual([
      ["ada", ""],
      ["hazel", "after grandmother"],
      ["ivy", ""],
    ]);
    await sender.flush();
    expect(server.rows).toEqual(before.map(({ nameId, note }) => ({ nameId, note })));
  });

  test("works while the removal is on its way", async () => {
    const server = threeNames();
    const { sender } = fakePage(server, fakeStorage());
    const removed = sender.enqueue(remove("hazel"));
    await Promise.resolve();
    await Promise.all([removed, undoRemoval("hazel", before, sender)]);
    expect(server.rows).toEqual(before.map(({ nameId, note }) => ({ nameId, note })));
  });

  test("brings back a save that had never reached the server", async () => {
    const server = fakeServer("ada");
    server.troubles = ["offline", "offline", "offline"];
    const { sender, waiting } = fakePage(server, fakeStorage());
    await sender.enqueue(save("hazel"));
    const shown = applyPending([fakeEntry("ada")], waiting.read());
    await sender.enqueue(remove("hazel"));
    await undoRemoval("hazel", shown, sender);
    expect(applyPending([fakeEntry("ada")], waiting.read()).map(({ nameId }) => nameId)).toEqual([
      "hazel",
      "ada",
    ]);
  });

  test("has nothing to say of a name that was not there", async () => {
    const { sender } = fakePage(fakeServer(), fakeStorage());
    expect(await undoRemoval("zoe", before, sender)).toBeUndefined();
  });
});
