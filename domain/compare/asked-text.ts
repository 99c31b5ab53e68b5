import type { Among, Asked } from "./compare-request.ts";

/** What a text asks for: a name, known or not, of one sex if that is said, and perhaps with all its spellings. */
export type AskedText = Omit<Asked, "id"> & { readonly name: string };

/** A sex behind a name: "avery.boys" in addresses; typed, also "Avery boys", "Avery, boys", "Avery for boys", "Avery (boys)". */
const WITH_SEX = /^(.+?)(\*?)[\s.,(]+(?:for\s+)?(girls|boys)\)?(\*?)$/i;

/** Reads "avery", "avery.boys", and with all spellings "sofia*" or "avery.boys*". */
export function readAskedText(text: string): AskedText {
  const [, name, star, sex = "", starAtEnd] = WITH_SEX.exec(text) ?? [];
  if (name === undefined)
    return { name: text.replace(/\*$/, "").trim(), family: text.endsWith("*"), among: null };
  const among: Among = sex.toLowerCase() === "girls" ? "girls" : "boys";
  return { name: name.trim(), family: star === "*" || starAtEnd === "*", among };
}

/** As an address writes it. */
export function writeAskedText({ name, family, among }: AskedText): string {
  return `${name}${among === null ? "" : `.${among}`}${family ? "*" : ""}`;
}

/** A name that has been found, as an address writes it. */
export function askedText({ id, ...asked }: Asked): string {
  return writeAskedText({ name: id, ...asked });
}
