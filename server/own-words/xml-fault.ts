const ATTRIBUTE = /\s+([\w:.-]+)\s*=\s*(?:"[^"<]*"|'[^'<]*')/y;
const OPENS = /<([A-Za-z_][\w:.-]*)/y;
const CLOSES = /<\/([A-Za-z_][\w:.-]*)\s*>/y;
const ENDS = /\s*(\/?)>/y;
/** What is between tags: text, a comment, a declaration of the file, or letters that are no markup. */
const BETWEEN =
  /(?:[^<&]|&(?:#\d+|#x[\da-f]+|amp|lt|gt|quot|apos);|<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[[\s\S]*?\]\]>)*/iy;

/**
 * Why a text is no well-formed XML, as a browser would refuse it: a tag that is not closed or closed by another, an attribute twice or
 * without quotation marks, a bare "&" or "<". Null where it is. Document types are not read.
 */
export function xmlFault(text: string): string | null {
  const open: string[] = [];
  let at = 0;
  const take = (what: RegExp) => {
    what.lastIndex = at;
    const found = what.exec(text);
    if (found !== null) at = what.lastIndex;
    return found;
  };
  for (;;) {
    take(BETWEEN);
    if (at === text.length) break;
    const line = text.slice(0, at).split("\n").length;
    const closed = take(CLOSES)?.[1];
    if (closed !== undefined) {
      const last = open.pop();
      if (last !== closed)
        return `line ${line}: </${closed}> closes ${last === undefined ? "nothing" : `<${last}>`}`;
      continue;
    }
    const name = take(OPENS)?.[1];
    if (name === undefined) return `line ${line}: a stray ${text.charAt(at)}`;
    const names = new Set<string>();
    for (let attribute = take(ATTRIBUTE); attribute !== null; attribute = take(ATTRIBUTE)) {
      const [, said = ""] = attribute;
      if (names.has(said)) return `line ${line}: ${said} stands twice in <${name}>`;
      names.add(said);
    }
    const end = take(ENDS);
    if (end === null) return `line ${line}: <${name}> has something that is no attribute`;
    if (end[1] === "") open.push(name);
  }
  const [left] = open;
  return left === undefined ? null : `<${left}> is not closed`;
}
