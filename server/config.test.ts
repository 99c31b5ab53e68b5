import { expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

test("nothing is required", () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: "127.0.0.1",
    publicUrl: undefined,
    dataDir: "./var",
    databaseUrl: undefined,
    contactEmail: undefined,
    trustedProxies: 0,
    logLevel: "info",
  });
});

test("an empty value counts as unset", () => {
  expect(readConfig({ PORT: "", LOG_LEVEL: "  " }).port).toBe(3000);
});

test("the public address is reduced to its origin", () => {
  expect(readConfig({ PUBLIC_URL: "https://names.example.org/" }).publicUrl).toBe(
    "https://names.example.org",
  );
});

test("all faults are named at once, in words", () => {
  const read = () => readConfig({ PORT: "abc", TRUST_PROXY: "yes", LOG_LEVEL: "loud", PUBLIC_URL: "names" });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(/4 faults/);
  expect(read).toThrow(/PORT must be a whole number \(is "abc"\)/);
  expect(read).toThrow(/LOG_LEVEL must be one of silent/);
});

test("an address to write to is an address, or the start fails", () => {
  expect(readConfig({ CONTACT_EMAIL: " names@example.org " }).contactEmail).toBe("names@example.org");
  for (const faulty of ["names", "names@", "Names <names@example.org>", "names@example.org?cc=x@y.org"]) {
    expect(() => readConfig({ CONTACT_EMAIL: faulty }), faulty).toThrow(/CONTACT_EMAIL must be an address/);
  }
});

test("a faulty database address is not printed, for it holds a password", () => {
  expect(() => readConfig({ DATABASE_URL: "mysql://u:secret@h/d" })).toThrow(
    /DATABASE_URL must be an address/,
  );
  expect(() => readConfig({ DATABASE_URL: "mysql://u:secret@h/d" })).not.toThrow(/secret/);
});
