import { expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { settingsWarnings } from "./settings-warnings.ts";

const warningsFor = (env: Readonly<Record<string, string>>) => settingsWarnings(readConfig(env));

test.for(["0.0.0.0", "::", "192.168.0.2", "names.example.org"])(
  "without PUBLIC_URL, a server that listens on %s warns that any host is believed",
  (HOST) => {
    expect(warningsFor({ HOST })).toEqual([expect.stringContaining("PUBLIC_URL is not set")]);
    expect(warningsFor({ HOST, PUBLIC_URL: "https://names.example.org" })).toEqual([]);
  },
);

test.for(["", "127.0.0.1", "127.0.0.53", "localhost", "::1"])("on %j it need not", (HOST) =>
  expect(warningsFor({ HOST })).toEqual([]),
);
