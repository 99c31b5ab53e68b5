import { join } from "node:path";
import { build, type Plugin } from "vite";

const PREFIX = "virtual:inline-script/";
const RESOLVED = `\0${PREFIX}`;
const HEAD = join(import.meta.dirname, "..", "..", "app", "head");

/**
 * Bundles app/head/<name>.entry.ts, imported as "virtual:inline-script/<name>", to one minified script that stands in the
 * page. Only the server gets it: it is part of the page's HTML, and to what a browser fetches it would be weight.
 */
export function inlineScripts(): Plugin {
  return {
    name: "inline-scripts",
    resolveId: (source) => (source.startsWith(PREFIX) ? `\0${source}` : null),
    async load(id) {
      if (!id.startsWith(RESOLVED)) return null;
      if (this.environment.name === "client") return 'export default "";';
      const entry = join(HEAD, `${id.slice(RESOLVED.length)}.entry.ts`);
      this.addWatchFile(entry);
      return `export default ${JSON.stringify(await bundle(entry))};`;
    },
  };
}

async function bundle(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    build: {
      write: false,
      target: "es2020",
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: "iife", codeSplitting: false } },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((each) =>
    "output" in each ? each.output : [],
  );
  const [chunk, ...others] = outputs.filter((file) => file.type === "chunk");
  if (chunk === undefined || others.length > 0) throw new Error(`${entry} is not one script.`);
  return chunk.code.trim();
}
