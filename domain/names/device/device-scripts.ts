import { createScriptIndex } from "#domain/names/script/script-index.ts";
import type { WrittenForm } from "#domain/names/script/written-form.ts";
import type { DeviceHit, DeviceName } from "./device-name.ts";

/** Finds names of a copy by how they are written in another script, as the server does. */
export function createDeviceScripts(
  names: readonly DeviceName[],
  forms: readonly WrittenForm[],
): (text: string) => readonly DeviceHit[] {
  const ids = names.map(({ traits }) => traits.id);
  const ranks = new Map(ids.map((id, rank) => [id, rank]));
  const table = {
    used: ids.length,
    idOf: (rank: number) => ids[rank] ?? "",
    rankOf: (id: string) => ranks.get(id) ?? -1,
  };
  const written = createScriptIndex(
    table,
    names.map(({ summary: { name }, origin, script }) => ({ name, origin, script })),
    forms,
  );
  return (text) => {
    const found = new Map(
      written(text)
        .map((each) => [each.rank, each] as const)
        .toReversed(),
    );
    return [...found.values()].toReversed().flatMap(({ rank, isReviewed }) => {
      const name = names[rank];
      return name === undefined
        ? []
        : { summary: name.summary, why: { kind: "script", word: text, isReviewed } };
    });
  };
}
