import type { RouteConfigEntry } from "@react-router/dev/routes";
import { z } from "zod";
import routes from "#app/routes.ts";
import type { Door, Surface } from "./hostile-request.ts";

const openapi = z.object({
  paths: z.record(
    z.string(),
    z.record(z.string(), z.object({ parameters: z.array(z.object({ name: z.string() })).optional() })),
  ),
});

/** Names that screens and forms read; those of the API come from its own document. */
const WORDS = [
  "q",
  "gender",
  "page",
  "sort",
  "email",
  "name",
  "subject",
  "message",
  "nameId",
  "note",
  "blob",
  "intent",
  "ids",
  "names",
  "state",
  "category",
  "surname",
  "video",
];

/** Everything that can be asked for, from the site's own tables: what is added there is tried here. */
export async function readSurface(url: string): Promise<Surface> {
  const { paths } = openapi.parse(await (await fetch(`${url}/api/openapi.json`)).json());
  const parameters = Object.values(paths).flatMap((methods) =>
    Object.values(methods).flatMap((method) => (method.parameters ?? []).map(({ name }) => name)),
  );
  return {
    endpoints: [
      { method: "GET", path: "/api/openapi.json" },
      ...Object.entries(paths).flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path })),
      ),
    ],
    screens: [
      { method: "GET", path: "/" },
      { method: "GET", path: "/sitemap.xml" },
      { method: "GET", path: "/embed/names/{slug}" },
      { method: "GET", path: "/data/{file}" },
      ...routes.flatMap(doorsOf),
    ],
    words: ["q", ...WORDS, ...new Set(parameters)],
  };
}

/** "names/lists/:list/:of?" → "/names/lists/{list}/{of}", to be read and to be sent a form. */
function doorsOf({ path = "" }: RouteConfigEntry): readonly Door[] {
  const address = `/${path.replaceAll(/:(\w+)\??/g, "{$1}").replace("*", "{rest}")}`;
  return ["GET", "GET", "GET", "POST"].map((method) => ({ method, path: address }));
}
