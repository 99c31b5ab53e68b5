import { expect, test } from "vitest";
import { startLate } from "./start-late.ts";

const PAGE = `<html><head><link rel="stylesheet" href="/a.css"/></head><body><p>Text</p><link rel="modulepreload" href="/assets/m.js"/><link rel="modulepreload" href="/assets/e.js" nonce="N"/><script nonce="N">context</script><script nonce="N" type="module" async="">import "/assets/m.js";import("/assets/e.js");</script></body></html>`;

test("the scripts wait, and know what to load when they start", () => {
  expect(startLate(PAGE)).toBe(
    `<html><head><link rel="stylesheet" href="/a.css"/></head><body><p>Text</p><script nonce="N">context</script><script nonce="N" type="text/plain" data-late="/assets/m.js /assets/e.js">import "/assets/m.js";import("/assets/e.js");</script></body></html>`,
  );
});

test("a page without scripts is left alone", () => {
  const plain = "<html><body><p>Text</p></body></html>";
  expect(startLate(plain)).toBe(plain);
});
