import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";
import { fileIn, moduleIn, readLocale } from "./in-locale.ts";
import { writeTexts } from "./write-texts.ts";

// For programs that Node runs from their sources, such as the build: node --import ./tools/locale/register.ts. The same as
// locale-plugin.ts does for Vite; nothing for our own locale.

const locale = readLocale(process.env["LOCALE"]);
if (locale !== "en-US") {
  writeTexts(locale);
  registerHooks({
    load(url, context, nextLoad) {
      const file = url.startsWith("file:") ? fileURLToPath(url.split("?")[0] ?? url) : "";
      if (!file.endsWith(".ts") || file.includes("node_modules")) return nextLoad(url, context);
      const own = fileIn(locale, file);
      const changed =
        own === file ? moduleIn(locale, file, readFileSync(file, "utf8")) : readFileSync(own, "utf8");
      return changed === null
        ? nextLoad(url, context)
        : { format: "module-typescript", source: changed, shortCircuit: true };
    },
  });
}
