import { readFileSync } from "node:fs";
import { z } from "zod";
import { once } from "#domain/once.ts";
import { ROOT } from "./root.ts";

const packageFile = z.object({ version: z.string() });

/** Of the release that runs, as package.json says it: "1.0.0". */
export const siteVersion = once(
  () => packageFile.parse(JSON.parse(readFileSync(new URL("package.json", ROOT), "utf8"))).version,
);
