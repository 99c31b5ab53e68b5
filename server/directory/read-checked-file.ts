import { readFileSync } from "node:fs";
import { z } from "zod";
import type { Checkable } from "./check-listings.ts";

const FILE = z.object({
  resources: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      contact: z.object({ website: z.url().optional(), phone: z.string().optional() }),
    }),
  ),
});

/** A list in the form of /parent-directory/resources.json. Throws when it is none. */
export function readCheckedFile(path: string): readonly Checkable[] {
  return FILE.parse(JSON.parse(readFileSync(path, "utf8"))).resources;
}
