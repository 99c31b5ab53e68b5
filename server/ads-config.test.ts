import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

const ADS_SCRIPT_URL = "https://ads.example.com/ads.js";

test("without a script there is no provider, whatever else is set", () => {
  expect(readConfig({ ADS_SLOTS: "home=1", ADS_ORIGINS: "https://cdn.example.com" }).ads).toBeUndefined();
});

test("a script is enough: the places go by their names, and nothing else may be loaded", () => {
  expect(readConfig({ ADS_SCRIPT_URL }).ads).toEqual({
    provider: {
      scriptUrl: ADS_SCRIPT_URL,
      host: "ads.example.com",
      slots: { home: "home", article: "article", name: "name" },
    },
    origins: ["https://ads.example.com"],
  });
});

test("places have the provider's numbers, and one that is left out keeps its house line", () => {
  const { ads } = readConfig({ ADS_SCRIPT_URL, ADS_SLOTS: " article=/123/side  home=101 " });
  expect(ads?.provider.slots).toEqual({ home: "101", article: "/123/side" });
});

test("further origins are allowed by name", () => {
  const { ads } = readConfig({ ADS_SCRIPT_URL, ADS_ORIGINS: "https://a.example https://b.example:8443" });
  expect(ads?.origins).toEqual(["https://ads.example.com", "https://a.example", "https://b.example:8443"]);
});

test("a provider is encrypted, or on this machine to try it out", () => {
  expect(readConfig({ ADS_SCRIPT_URL: "http://127.0.0.1:4000/ads.js" }).ads?.provider.host).toBe(
    "127.0.0.1:4000",
  );
  for (const faulty of [
    "ads.js",
    "http://ads.example.com/ads.js",
    "https://u:p@ads.example.com/",
    "data:,1",
  ]) {
    expect(() => readConfig({ ADS_SCRIPT_URL: faulty }), faulty).toThrow(/ADS_SCRIPT_URL must be an https/);
  }
});

test("what would widen the policy is refused", () => {
  for (const faulty of [
    "https:",
    "https://*",
    "'unsafe-inline'",
    "https://a.example/path",
    "a.example",
    "*",
  ]) {
    expect(() => readConfig({ ADS_SCRIPT_URL, ADS_ORIGINS: faulty }), faulty).toThrow(/ADS_ORIGINS must be/);
  }
  expect(() => readConfig({ ADS_SCRIPT_URL, ADS_SLOTS: "footer=1" })).toThrow(/ADS_SLOTS must be such as/);
});
