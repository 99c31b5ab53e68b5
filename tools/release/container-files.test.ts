import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DCLinter } from "dclint";
import { validate } from "dockerfile-utils";
import { expect, test } from "vitest";
import { parse } from "yaml";

const ROOT = join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(ROOT, file), "utf8");

test("two linters find nothing in the Dockerfile and in compose.yaml", () => {
  expect(validate(read("Dockerfile"))).toEqual([]);
  const linter = new DCLinter({
    rules: {
      // Built here, and named by its version.
      "no-build-and-image": 0,
      // The proxy is for everybody; nobody else has a port.
      "no-unbound-port-interfaces": 0,
      // The site first, and in a service what it is before what it needs; quotes as YAML wants them.
      "service-keys-order": 0,
      "services-alphabetical-order": 0,
      "no-quotes-in-volumes": 0,
      "require-quotes-in-ports": 0,
    },
    quiet: false,
    debug: false,
    exclude: [],
  });
  const found = linter.lintFiles([join(ROOT, "compose.yaml")], false);
  expect(found.flatMap(({ messages }) => messages.map(({ line, message }) => `${line}: ${message}`))).toEqual(
    [],
  );
});

test("an image takes only what is there, runs as nobody special and is asked for its health", () => {
  const dockerfile = read("Dockerfile");
  const copied = [...dockerfile.matchAll(/^COPY (?:--\S+ )*(.+)$/gm)].flatMap(([, paths = ""]) =>
    paths
      .split(" ")
      .slice(0, -1)
      .map((path) => path.replace(/^\/site\//, "")),
  );
  const made = new Set([
    "node_modules",
    "build",
    "release/third-party-licenses.txt",
    "/usr/local/bin/node",
    "/data",
  ]);
  expect(copied.filter((path) => !made.has(path) && !existsSync(join(ROOT, path)))).toEqual([]);
  expect(dockerfile.indexOf("USER 1000:1000")).toBeGreaterThan(dockerfile.lastIndexOf("RUN "));
  expect(dockerfile).toContain("HEALTHCHECK");
});

test("all services of compose.yaml are kept small, and the site is told only of settings that there are", () => {
  const { services, volumes } = parse(read("compose.yaml"), { merge: true });
  for (const [name, service] of Object.entries<Record<string, unknown>>(services)) {
    expect(service, name).toMatchObject({
      read_only: true,
      cap_drop: ["ALL"],
      security_opt: ["no-new-privileges:true"],
      restart: "unless-stopped",
    });
    // The site's stands in the Dockerfile.
    if (name !== "site") expect(service, name).toHaveProperty("healthcheck");
    for (const volume of [service["volumes"] ?? []].flat().map(String)) {
      const [from = ""] = volume.split(":");
      expect(from.startsWith("./") ? existsSync(join(ROOT, from)) : from in volumes, volume).toBe(true);
    }
  }
  const settings = [...read(".env.example").matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(settings).toEqual(expect.arrayContaining(Object.keys(services.site.environment)));
});
