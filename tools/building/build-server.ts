import { build } from "vite";
import { inLocale } from "#tools/locale/locale-plugin.ts";
import { asciiChunks, KEPT_COMMENTS } from "./ascii-chunks.ts";

/** Packages that would be read from many files, or whole where a part is used. */
const MANY_FILES = ["@hono/node-server", "hono", "kysely", "lru-cache", "marked", "yaml", "zod"];

/**
 * Bundles server.ts and all that it imports into build/server.js. Node would strip the types itself, but reads some 150
 * files for it and keeps its compiler in memory: 40 MB. The card renderer (server/pictures) is a process of its own;
 * what renders pages (server/rendering) and the look through the database (server/upkeep) and its backup (server/storage/backup) are threads of their own. What server.ts
 * imports when it is to serve lies in files beside it.
 */
export async function buildServer(root: string): Promise<void> {
  await bundle(root, "server.ts", "server.js");
  await bundle(root, "render-worker.ts", "render-worker.js");
  await bundle(root, "server/pictures/card-renderer.ts", "card-renderer.js");
  await bundle(root, "server/upkeep/check-file.ts", "check-file.js");
  await bundle(root, "server/storage/backup/backup-thread.ts", "backup-thread.js");
}

async function bundle(root: string, source: string, file: string): Promise<void> {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    plugins: [inLocale(), asciiChunks()],
    ssr: { noExternal: MANY_FILES },
    build: {
      ssr: source,
      outDir: "build",
      emptyOutDir: false,
      target: "node24",
      // Beside it: paths to data and screens are told from there (server/root.ts).
      rolldownOptions: {
        output: {
          entryFileNames: file,
          chunkFileNames: file.replace(".js", "-[name].js"),
          comments: KEPT_COMMENTS,
        },
      },
    },
  });
}
