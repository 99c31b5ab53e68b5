import { existsSync } from "node:fs";
import { join } from "node:path";
import { OUR_BRAND } from "#content/site/brand.ts";
import { TOOL_WORDING } from "#content/site/tool-wording.ts";
import type { Brand } from "#domain/brand/brand.ts";
import { readBrandFile } from "./brand-file.ts";
import { readTokens } from "./look-files.ts";
import { readOwnFile } from "./own-files.ts";
import { BRAND_FILE, TOKENS_FILE } from "./own-parts.ts";

/** The brand for a command that writes letters and opens no names: what it links to, the server checks. Null: ours. */
export function brandForLetters(
  folder: string | undefined,
  complain: (sentence: string) => void,
): Brand | null {
  if (folder === undefined) return null;
  /** What a file says; undefined where it is not there, or has a fault. */
  const read = <Said>(name: string, parse: (text: string) => Said): Said | undefined => {
    const file = join(folder, name);
    try {
      return existsSync(file) ? parse(readOwnFile(file)) : undefined;
    } catch (error) {
      complain(`${file}: ${error instanceof Error ? error.message : String(error)}`);
      return undefined;
    }
  };
  const {
    name = OUR_BRAND.name,
    tagline = OUR_BRAND.tagline,
    contact = null,
  } = read(BRAND_FILE, (text) =>
    readBrandFile(text, { leads: () => true, originOf: () => TOOL_WORDING.statistics.origin }),
  ) ?? {};
  return { ...OUR_BRAND, name, tagline, contact, colors: read(TOKENS_FILE, readTokens) ?? {} };
}
