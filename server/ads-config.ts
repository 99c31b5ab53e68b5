import { z } from "zod";
import { AD_PLACES, type AdPlace, type AdProvider } from "#domain/ads/ad-provider.ts";
import { SETTING } from "./setting.ts";

/** Who fills the places for ads, and where what it shows may come from. */
export type AdsConfig = {
  readonly provider: AdProvider;
  /** Origins that scripts, pictures and frames may come from; the first is the script's own. */
  readonly origins: readonly string[];
};

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;
/** A whole host: a star would let in anybody. */
const HOST = /^[a-z0-9.-]+$/;
const SLOT = new RegExp(`^(${AD_PLACES.join("|")})=([\\w./-]{1,100})$`);

/** The settings about ads; unset, no provider exists and nothing is asked. */
export const ADS_SETTINGS = {
  adsScriptUrl: z
    .string()
    .refine(isSafe, "an https address such as https://ads.example.com/ads.js")
    .optional()
    .register(SETTING, { key: "ADS_SCRIPT_URL" }),
  adsSlots: z
    .string()
    .refine((text) => words(text).every((word) => SLOT.test(word)), "such as home=101 article=102 name=103")
    .optional()
    .register(SETTING, { key: "ADS_SLOTS" }),
  adsOrigins: z
    .string()
    .refine(
      (text) => words(text).every((word) => isSafe(word) && new URL(word).origin === word),
      "https origins with spaces between them, such as https://cdn.example.com",
    )
    .optional()
    .register(SETTING, { key: "ADS_ORIGINS" }),
} as const;

type Given = { readonly [Key in keyof typeof ADS_SETTINGS]?: string | undefined };

/** Without numbers of their own, the places go by their names. */
export function adsConfig({ adsScriptUrl, adsSlots, adsOrigins }: Given): AdsConfig | undefined {
  if (adsScriptUrl === undefined) return undefined;
  const { origin, host } = new URL(adsScriptUrl);
  const slots = slotsIn(adsSlots ?? AD_PLACES.map((place) => `${place}=${place}`).join(" "));
  return {
    provider: { scriptUrl: adsScriptUrl, host, slots },
    origins: [...new Set([origin, ...words(adsOrigins ?? "")])],
  };
}

function slotsIn(text: string): Partial<Record<AdPlace, string>> {
  const slots: Partial<Record<AdPlace, string>> = {};
  for (const place of AD_PLACES) {
    const word = words(text).find((given) => given.startsWith(`${place}=`));
    if (word !== undefined) slots[place] = word.slice(place.length + 1);
  }
  return slots;
}

function words(text: string): readonly string[] {
  return text.split(/\s+/).filter((word) => word !== "");
}

/** Encrypted, or on this machine: for trying a provider out. */
function isSafe(address: string): boolean {
  const url = URL.parse(address);
  if (url === null || url.username !== "" || url.password !== "") return false;
  if (url.protocol === "https:") return HOST.test(url.hostname);
  return url.protocol === "http:" && LOOPBACK.test(url.hostname);
}
