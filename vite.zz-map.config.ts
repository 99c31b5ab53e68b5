import { defineConfig, mergeConfig, type Plugin } from "vite";
import { writeFileSync } from "node:fs";
import base from "./vite.config.ts";
const list: Plugin = {
  name: "list-modules",
  generateBundle(_, bundle) {
    if (this.environment?.name !== "client") return;
    const out: Record<string, unknown> = {};
    for (const [f, c] of Object.entries(bundle))
      if (c.type === "chunk")
        out[f] = {
          name: c.name,
          imports: c.imports,
          dyn: c.dynamicImports,
          modules: Object.fromEntries(Object.entries(c.modules).map(([id, m]) => [id, m.code ?? ""])),
        };
    writeFileSync("/tmp/mods.json", JSON.stringify(out));
  },
};
export default mergeConfig(base, defineConfig({ plugins: [list], build: { sourcemap: false } }));
