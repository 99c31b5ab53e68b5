import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { cutRouter } from "./tools/building/cut-router.ts";
import { evaluateData } from "./tools/building/evaluate-data.ts";
import { inlineScripts } from "./tools/building/inline-scripts.ts";
import { plainImports } from "./tools/building/plain-imports.ts";

export default defineConfig({
  plugins: [cutRouter(), reactRouter(), plainImports(), evaluateData(), inlineScripts()],
  build: { target: "baseline-widely-available", cssMinify: true, assetsInlineLimit: 0, modulePreload: false },
  // Of these the server needs a small part, and loads that alone when it starts.
  ssr: { noExternal: ["lucide"] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // One larger file compresses better than many small ones.
            codeSplitting: {
              groups: [
                {
                  // Changes seldom, and every page needs it.
                  name: "framework",
                  test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
                  priority: 2,
                },
                {
                  // What stands around every page, or on most of them.
                  name: "site",
                  test: /\/app\/(?!.*\.css$)(ads\/(ad-slot|house-line|provided-ad)|api\/request|newsletter\/(subscribe-form|use-)|saved-names|sharing|site\/(?!related|titles)|head|ui\/(?!crawling|drawing|kept|scroll|wide))|node_modules\/lucide\/|\/content\/site\/(brand|house-lines|newsletter-words|wording)/,
                  minShareCount: 2,
                  priority: 1,
                },
                // Styles that the same pages need: a page waits for few files.
                { name: "controls", test: /\/app\/ui\/(chips|fold|sparkline|tabs)\.css$/ },
                { name: "notes", test: /\/app\/ui\/(badge|note)\.css$/ },
                { name: "saving", test: /\/app\/(saved-names\/save-button|ui\/call-failed)\.css$/ },
                { name: "table", test: /\/app\/(names\/(name-end|split-bar)|ui\/(numbers|table))\.css$/ },
                { name: "cards", test: /\/app\/names\/(name-grid|waiting-grid)\.css$/ },
                { name: "columns", test: /\/app\/site\/(columns|drawn-head|prose)\.css$/ },
                { name: "contents", test: /\/app\/(names\/lists\/list-page|site\/leaders)\.css$/ },
              ],
            },
          },
        },
      },
    },
  },
});
