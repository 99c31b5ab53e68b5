import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { asciiChunks, KEPT_COMMENTS } from "./tools/building/ascii-chunks.ts";
import { CHUNK_GROUPS } from "./tools/building/chunk-groups.ts";
import { cutPackages } from "./tools/building/cut-packages.ts";
import { evaluateData } from "./tools/building/evaluate-data.ts";
import { inlineScripts } from "./tools/building/inline-scripts.ts";
import { inLocale } from "./tools/locale/locale-plugin.ts";
import { serverReact } from "./tools/building/server-react.ts";
import { plainImports } from "./tools/building/plain-imports.ts";

export default defineConfig({
  plugins: [
    inLocale(),
    cutPackages(),
    serverReact(),
    reactRouter(),
    plainImports(),
    evaluateData(),
    inlineScripts(),
    asciiChunks(),
  ],
  build: { target: "baseline-widely-available", cssMinify: true, assetsInlineLimit: 0, modulePreload: false },
  // Of these the server needs a small part, and loads that alone when it starts.
  ssr: { noExternal: ["lucide"] },
  environments: {
    ssr: { build: { rolldownOptions: { output: { comments: KEPT_COMMENTS } } } },
    client: {
      build: {
        rolldownOptions: {
          // A word goes where it is said: a page fetches no table for one of its words.
          optimization: { inlineConst: { mode: "all", pass: 2 } },
          output: {
            codeSplitting: { groups: CHUNK_GROUPS },
          },
        },
      },
    },
  },
});
