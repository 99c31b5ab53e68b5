/** Patterns that are tried together. */
const BLOCK = 8;

/**
 * Tells which of many patterns may match a text: they are looked for in blocks, as one pattern each, and of most texts most
 * blocks hold none. Those that may are given in their order. No pattern refers back to a group, and all read letters alike.
 */
export function patternsInBlocks<Each extends { readonly pattern: RegExp }>(
  all: readonly Each[],
): (text: string) => readonly Each[] {
  const blocks = Array.from({ length: Math.ceil(all.length / BLOCK) }, (_, place) => {
    const each = all.slice(place * BLOCK, (place + 1) * BLOCK);
    const any = each.map(({ pattern }) => `(?:${withoutNames(pattern)})`).join("|");
    return { each, any: new RegExp(any, lettersOf(each[0]?.pattern)) };
  });
  return (text) => blocks.flatMap(({ each, any }) => (any.test(text) ? each : []));
}

/** The flags that say how letters are read; a block is looked for anywhere, and wants no places. */
function lettersOf(pattern: RegExp | undefined): string {
  return pattern?.flags.replaceAll(/[dgy]/g, "") ?? "";
}

/** A name may stand for one group of a pattern only. */
function withoutNames({ source }: RegExp): string {
  return source.replaceAll(/\(\?<[a-z]+>/gi, "(?:");
}
