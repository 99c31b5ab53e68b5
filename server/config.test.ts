import { availableParallelism } from "node:os";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";
import { ROOT } from "./root.ts";
import { SETTING } from "./setting.ts";
import { SETTINGS } from "./settings.ts";

test("nothing is required", () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: "127.0.0.1",
    processes: 1,
    publicUrl: undefined,
    dataDir: "./var",
    dataMaxMb: 4096,
    diskMinFreeMb: 64,
    shelfMaxMb: 1024,
    databaseUrl: undefined,
    contactEmail: undefined,
    contactTo: undefined,
    smtpUrl: undefined,
    mailHost: "localhost",
    postalAddress: undefined,
    linkSecret: undefined,
    desk: "off",
    metricsListen: undefined,
    letterOrigin: "http://localhost:3000",
    stopGraceSeconds: 1,
    trustedProxies: 0,
    readsPerMinute: 300,
    pagesAhead: "on",
    renderThreads: Math.max(1, availableParallelism() - 1),
    logLevel: "info",
  });
});

test("an empty value counts as unset", () => {
  expect(readConfig({ PORT: "", LOG_LEVEL: "  " }).port).toBe(3000);
});

test("the allowance of reading is a number of pages a minute; 0 counts none", () => {
  expect(readConfig({ READ_ALLOWANCE: "0" }).readsPerMinute).toBe(0);
  expect(readConfig({ READ_ALLOWANCE: "1200" }).readsPerMinute).toBe(1200);
  for (const READ_ALLOWANCE of ["-1", "1.5", "many"]) {
    expect(() => readConfig({ READ_ALLOWANCE })).toThrow(/READ_ALLOWANCE must be a whole number of pages/);
  }
});

test("so many processes, or one on each core", () => {
  expect(readConfig({ PROCESSES: "3" }).processes).toBe(3);
  expect(readConfig({ PROCESSES: "auto" }).processes).toBe(Math.min(64, availableParallelism()));
  for (const PROCESSES of ["0", "65", "1.5", "all"]) {
    expect(() => readConfig({ PROCESSES }), PROCESSES).toThrow(
      `PROCESSES must be a whole number from 1 to 64, or auto for one on each core (is "${PROCESSES}")`,
    );
  }
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

test("letters come from the site's own host, unless somebody else is named", () => {
  const PUBLIC_URL = "https://names.example.org:8443/";
  expect(readConfig({ PUBLIC_URL })).toMatchObject({
    mailHost: "names.example.org",
    letterOrigin: "https://names.example.org:8443",
  });
  for (const sender of ["Namekin <letters@example.org>", "letters@example.org"]) {
    expect(readConfig({ MAIL_FROM: sender }).mailFrom).toBe(sender);
  }
  expect(() => readConfig({ MAIL_FROM: "Namekin" })).toThrow(/MAIL_FROM must be a sender such as/);
});

test("messages are mailed to CONTACT_TO, else to the address that visitors see", () => {
  const CONTACT_EMAIL = "names@example.org";
  expect(readConfig({ CONTACT_EMAIL }).contactTo).toBe(CONTACT_EMAIL);
  expect(readConfig({ CONTACT_EMAIL, CONTACT_TO: "me@example.org" }).contactTo).toBe("me@example.org");
});

test("what holds a password or signs links is not printed when it is faulty", () => {
  const read = () => readConfig({ SMTP_URL: "http://u:secret@mail.example.org", LINK_SECRET: "secret" });
  expect(read).toThrow(/SMTP_URL must be an address such as smtp:/);
  expect(read).toThrow(/LINK_SECRET must be a random text of at least 32 characters/);
  expect(read).not.toThrow(/secret[@")]/);
});

test("a faulty database address is not printed, for it holds a password", () => {
  expect(() => readConfig({ DATABASE_URL: "mysql://u:secret@h/d" })).toThrow(
    /DATABASE_URL must be an address/,
  );
  expect(() => readConfig({ DATABASE_URL: "mysql://u:secret@h/d" })).not.toThrow(/secret/);
});

test("every setting has a key, and stands in .env.example", () => {
  const keys = Object.values(SETTINGS).map((setting) => SETTING.get(setting)?.key);
  const example = readFileSync(new URL(".env.example", ROOT), "utf8");
  const explained = [...example.matchAll(/^#? ?([A-Z_]+)=/gm)].map(([, key]) => key);
  expect(new Set(explained)).toEqual(new Set(keys));
});
