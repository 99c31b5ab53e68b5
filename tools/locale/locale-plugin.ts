import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { fileIn, moduleIn, readLocale } from "./in-locale.ts";

/** Puts a locale into the modules of a build, and of the site from its sources: docs/another-locale.md. Does nothing for ours. */
export function inLocale(): Plugin[] {
  const locale = readLocale(process.env["LOCALE"]);
  if (locale === "en-US") return [];
  return [
    {
      name: "in-locale",
      enforce: "pre",
      load(id) {
        const own = fileIn(locale, id);
        return own === id ? null : readFileSync(own, "utf8");
      },
      transform: (code, id) => moduleIn(locale, id, code),
    },
  ];
}
