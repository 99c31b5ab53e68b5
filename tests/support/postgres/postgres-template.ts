import { rmSync } from "node:fs";
import { createCluster, TEMPLATE } from "./postgres-cluster.ts";

/** What Vitest does once before the slow tests, and after them. */
export function setup(): () => void {
  const { folder } = createCluster();
  process.env[TEMPLATE] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
