import type { BrowserContext } from "@playwright/test";

const NOTES: Readonly<Record<string, string>> = {
  hazel: "Grandmother’s garden had one",
  rowan: "Works in both families, and nobody has to learn to spell it",
};

type Listed = { readonly id: string };

/** Puts names on the list of a browser, the first given on top. */
export async function save(context: BrowserContext, nameIds: readonly string[]): Promise<void> {
  const names = nameIds.map((nameId) => ({ nameId, note: NOTES[nameId] ?? "" }));
  const answer = await context.request.post("/api/saved-names/merge", { data: { names } });
  if (!answer.ok()) throw new Error(`Saving for a picture failed: ${answer.status()} ${await answer.text()}`);
}

export function saveThree(context: BrowserContext): Promise<void> {
  return save(context, ["hazel", "rowan", "theodore"]);
}

export function saveLongNames(context: BrowserContext): Promise<void> {
  return save(context, ["mariadelrosario", "hazel", "muhammadmustafa", "evangeline", "christopher"]);
}

export async function saveTwoHundred(context: BrowserContext): Promise<void> {
  const found = new Set<string>();
  for (const letters of ["a", "el", "jo", "ma", "ro", "th", "ch"]) {
    const answer = await context.request.get(`/api/names/search?q=${letters}`);
    const names: readonly Listed[] = await answer.json();
    for (const { id } of names) found.add(id);
  }
  await save(context, [...found].slice(0, 200));
}
