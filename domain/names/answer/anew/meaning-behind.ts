/** What stands before "meaning", and which names behind it: "fire meaning names boy". */
const MEANING_FIRST =
  /^(.*?)(?<!\p{L})(\p{L}{3,}(?: (?:or|and) \p{L}{3,})?)[ -](?:meanings?|meaned) ((?:(?:baby|boys?|girls?|unisex|female|male|for|an?) )*names?(?!\p{L}).*)$/iu;
/** They lead into a question about meanings, and are none. */
const NO_MEANING =
  /(?:^|\s)(?:names?|boys?|girls?|baby|babies|what|whats|the|with|good|deep|special|nice|best|cool|unique|no|their|its|hidden|spiritual|biblical|real|true|meaningful|same|similar|different|positive|by|of|and|or|and their|popular)$/i;

/** A text that says first what names are to mean, asked in the usual order: "meaning fire names boy"; null of any other. */
export function meaningBehind(text: string): string | null {
  const [, before = "", meant = "", names = ""] = MEANING_FIRST.exec(text) ?? [];
  return meant === "" || NO_MEANING.test(meant) ? null : `${before}${names} meaning ${meant}`;
}
