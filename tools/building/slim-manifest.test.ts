import { expect, test } from "vitest";
import { slim } from "./slim-manifest.ts";

test("what browsers do not read goes, the rest stays as it is", () => {
  const root = {
    id: "root",
    path: "",
    module: "/a.js",
    hasLoader: true,
    hasDefaultExport: true,
    css: ["/a.css"],
  };
  const home = { id: "home", parentId: "root", index: true, hasDefaultExport: true, module: "/b.js" };
  const file = { id: "file", parentId: "root", path: "a.csv", hasLoader: true, module: "/f.js" };
  const entry = { module: "/e.js", imports: ["/a.js"], css: [] };
  const script = `window.__reactRouterManifest=${JSON.stringify({
    entry,
    routes: {
      root: { ...root, hasAction: false, imports: ["/c.js"] },
      home: { ...home, hasLoader: false, css: [], imports: [] },
      file: { ...file, hasDefaultExport: false },
    },
    version: "1",
  })};`;
  expect(slim(script)).toBe(
    `window.__reactRouterManifest=${JSON.stringify({ entry, routes: { root, home }, version: "1" })};`,
  );
});

test.each(["window.other={};", 'window.__reactRouterManifest={"entry":{}};'])(
  "another kind of script stops the build: %s",
  (script) => {
    expect(() => slim(script)).toThrow("bring that up to date");
  },
);
