/** Two names, and behind them words that say that they are to be one. */
const AS_ONE =
  /^(?:.*(?<!\p{L})(?:is|are|would|does|do|about|of|like|love|think|can|should) )?(?:the )?(?:names? )?(?<one>\p{L}+)[ -](?<other>\p{L}+)(?: \p{L}+){0,4}? (?:as|for|be|is|make|makes) (?:(?:an?|one|good|nice|cute|southern|nicer|better) )*(?:double|two[ -]part|compound|hyphenated)(?:[ -]barrel\p{L}*)?(?: (?:first|baby|given|girls?|boys?))* names?$/iu;

/** "Is John Paul good as a double name" asks for Johnpaul, as records write it; null for any other text. */
export function ofDoubleName(text: string): string | null {
  const { one, other } = AS_ONE.exec(text.trim())?.groups ?? {};
  return one === undefined || other === undefined ? null : `${one} ${other}`;
}
