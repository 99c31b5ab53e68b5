import { BRAND } from "#content/site/brand.ts";
import type { Config } from "#server/config.ts";

/** Where messages to the operator go: as the settings say, else to the address of the brand; undefined: nowhere. */
export function operatorAddress({ contactTo }: Pick<Config, "contactTo">): string | undefined {
  return contactTo ?? BRAND.contact ?? undefined;
}
