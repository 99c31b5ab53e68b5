import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { OUR_BRAND } from "#content/site/brand.ts";
import { TOOL_WORDING } from "#content/site/tool-wording.ts";
import type { Brand } from "#domain/brand/brand.ts";
import { readBrandFile } from "./brand-file.ts";
import { BRAND_FILE } from "./own-parts.ts";

/** The brand for a command that writes letters and opens no names: what it links to, the server checks. Null: ours. */
export function brandForLetters(
  folder: string | undefined,
  complain: (sentence: string) => void,
): Brand | null {
  const file = folder === undefined ? undefined : join(folder, BRAND_FILE);
  if (file === undefined || !existsSync(file)) return null;
  try {
    const {
      name = OUR_BRAND.name,
      tagline = OUR_BRAND.tagline,
      contact = null,
    } = readBrandFile(readFileSync(file, "utf8"), {
      leads: () => true,
      originOf: () => TOOL_WORDING.statistics.origin,
    });
    return { ...OUR_BRAND, name, tagline, contact };
  } catch (error) {
    complain(`${file}: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}
