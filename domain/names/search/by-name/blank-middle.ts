/** "Eleanor _____ Thompson": what is to stand between. */
const BLANK_MIDDLE =
  /^\s*(?<first>\p{L}[\p{L}'’-]*)\s+(?:[_?.…*-]{2,}|\[[^\]]*\]|\((?:middle|blank|\?)[^)]*\)|blank|something)\s+(?<last>\p{L}[\p{L}'’-]*)\s*$/iu;

/** "Middle name for Lainey, Kate or Rose"; "Ezra Rose or Ezra Mae": which of the two. */
const EITHER_MIDDLE =
  /^.*?(?:(?:middle names? (?:for|with)|goes? (?:best |better |well )?with|sounds? (?:better|best|good)(?: with)?|better|prefer)\s+(?<first>\p{L}+),?\s+(?<one>\p{L}+)\s+or\s+(?:\k<first>\s+)?(?<other>\p{L}+)|(?<![\p{L}])(?<same>\p{L}{2,})\s+(?<before>\p{L}+)\s+or\s+\k<same>\s+(?<after>\p{L}+))\s*$/iu;

/** The same in words, and the first name; null where no place is left blank, and none is chosen for. */
export function readBlankMiddle(text: string): { readonly first: string; readonly asked: string } | null {
  const either = / or /i.test(text) ? EITHER_MIDDLE.exec(text)?.groups : undefined;
  if (either !== undefined) {
    const [first = "", one = "", other = ""] =
      either["same"] === undefined
        ? [either["first"], either["one"], either["other"]]
        : [either["same"], either["before"], either["after"]];
    return { first, asked: `${one} or ${other} as a middle name` };
  }
  const { first = "", last = "" } = BLANK_MIDDLE.exec(text)?.groups ?? {};
  return first === "" ? null : { first, asked: `middle names for ${first} ${last}` };
}
