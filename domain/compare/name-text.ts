import type { Among, RequestedName } from "./compare-request.ts";

/** What a text asks for: a name, known or not, of one sex if that is said, and perhaps with all its spellings. */
export type NameText = Omit<RequestedName, "id"> & { readonly name: string };

/** A sex behind a name: "avery.boys" in addresses; typed, also "Avery boys", "Avery, boys", "Avery for boys", "Avery (boys)". */
const WITH_SEX = /^(.+?)(\*?)[\s.,(]+(?:for\s+)?(girls|boys)\)?(\*?)$/i;

/** Reads "avery", "avery.boys", and with all spellings "sofia*" or "avery.boys*". */
export function parseNameText(text: string): NameText {
  const [, name, star, sex = "", starAtEnd] = WITH_SEX.exec(text) ?? [];
  if (name === undefined)
    return { name: text.replace(/\*$/, "").trim(), family: text.endsWith("*"), among: null };
  const among: Among = sex.toLowerCase() === "girls" ? "girls" : "boys";
  return { name: name.trim(), family: star === "*" || starAtEnd === "*", among };
}

/** As an address writes it. */
export function formatNameText({ name, family, among }: NameText): string {
  return `${name}${among === null ? "" : `.${among}`}${family ? "*" : ""}`;
}

/** A name that has been found, as an address writes it. */
export function nameText({ id, ...asked }: RequestedName): string {
  return formatNameText({ name: id, ...asked });
}
