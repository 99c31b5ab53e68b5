import { expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { editionOf } from "./edition.ts";

const of = (env: Readonly<Record<string, string>>, stamp = "a build") => editionOf(stamp, readConfig(env));

test("an edition changes with the build and with each setting that pages show, and with no other", () => {
  const plain = of({});
  expect(plain).toMatch(/^[0-9a-f]{16}$/);
  expect(of({ PORT: "4000", LOG_LEVEL: "warn", PUBLIC_URL: "https://names.example.org" })).toBe(plain);
  const others = [
    of({}, "another build"),
    of({ CONTACT_EMAIL: "names@example.org" }),
    of({ LINK_SECRET: "a secret of more than thirty-two letters" }),
    of({ ADS_SCRIPT_URL: "https://ads.example.com/ads.js", ADS_SLOTS: "home=101" }),
    of({ ADS_SCRIPT_URL: "https://ads.example.com/ads.js", ADS_SLOTS: "home=102" }),
  ];
  expect(new Set([plain, ...others]).size).toBe(6);
});
