import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { type StoredSheets, parseStoredSheets } from "#domain/printables/stored-sheets.ts";
import type { DatabaseName } from "#app/device/device-keys.ts";

/** Records lie there as they were written, by whatever build. */
interface Records extends DBSchema {
  readonly children: { readonly key: string; readonly value: unknown };
  readonly sheets: { readonly key: string; readonly value: unknown };
}
export type SheetsDatabase = IDBPDatabase<Records>;

const NAME = "filled-sheets" satisfies DatabaseName;
const STORES = ["children", "sheets"] as const;

/** Ids of records, by where they lie. */
export type RecordIds = { readonly children: readonly string[]; readonly sheets: readonly string[] };

/**
 * Opens what this browser keeps. No version is asked for: one that a newer build has made opens, too, and is never made
 * anew. A tab that deletes it, or makes a newer one, is let through.
 */
export function openSheets(onClosed: (isDeleted: boolean) => void): Promise<SheetsDatabase> {
  return openDB<Records>(NAME, undefined, {
    upgrade(database) {
      for (const name of STORES) database.createObjectStore(name, { keyPath: "id" });
    },
    blocking(_current, wanted, { target }) {
      if (target instanceof IDBDatabase) target.close();
      onClosed(wanted === null);
    },
    terminated: () => onClosed(false),
  });
}

export async function readSheets(database: SheetsDatabase): Promise<StoredSheets> {
  const [children, sheets] = await Promise.all(STORES.map((name) => database.getAll(name)));
  return parseStoredSheets({ children: children ?? [], sheets: sheets ?? [] });
}

/** In one step: all of it is kept, or nothing. It is asked to begin at once, so that a page that closes does not stop it. */
export async function writeSheets(
  database: SheetsDatabase,
  { children, sheets }: StoredSheets,
  forgotten: RecordIds,
): Promise<void> {
  const step = database.transaction(STORES, "readwrite");
  const [inChildren, inSheets] = [step.objectStore("children"), step.objectStore("sheets")];
  const asked = [
    ...children.map((child) => inChildren.put(child)),
    ...sheets.map((sheet) => inSheets.put(sheet)),
    ...forgotten.children.map((id) => inChildren.delete(id)),
    ...forgotten.sheets.map((id) => inSheets.delete(id)),
  ];
  step.commit();
  await Promise.all([...asked, step.done]);
}
