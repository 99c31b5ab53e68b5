/** Words of a language with the same in English: those that it is known by, and those beside them. */
export type SiteTongue = {
  readonly telling: Readonly<Record<string, string>>;
  readonly beside: Readonly<Record<string, string>>;
};

/** A text in English, and the words that were put in it. */
type InEnglish = { readonly text: string; readonly read: readonly string[] };

/** Makes a reader of another language: null for a text that is not in it. Names of places stay as they are. */
export function createTongueReader({ telling, beside }: SiteTongue): (text: string) => InEnglish | null {
  const english = new Map([...Object.entries(beside), ...Object.entries(telling)]);
  const longest = Math.max(...Array.from(english.keys(), (said) => said.split(" ").length));
  const isTelling = new Map(Object.entries(telling));
  // A text that has the first word of none is none of its texts: most are not.
  const begins = new Set(Array.from(isTelling.keys(), (said) => said.split(" ")[0]));

  return (text) => {
    const words = plainWords(text);
    if (!words.some((word) => begins.has(word))) return null;
    const asked: string[] = [];
    const read: string[] = [];
    let isInIt = false;
    for (let at = 0; at < words.length;) {
      let size = Math.min(longest, words.length - at);
      while (size > 1 && !english.has(words.slice(at, at + size).join(" "))) size--;
      const said = words.slice(at, at + size).join(" ");
      const meant = english.get(said);
      isInIt ||= isTelling.has(said);
      asked.push(meant ?? said);
      if (meant !== undefined) read.push(...words.slice(at, at + size));
      at += size;
    }
    return isInIt ? { text: asked.filter(Boolean).join(" "), read } : null;
  };
}

function plainWords(text: string): readonly string[] {
  return (
    text
      .normalize("NFD")
      .replaceAll(/[\p{M}'’]/gu, "")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
