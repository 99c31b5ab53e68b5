import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { sealPage } from "./page-security.ts";

test("a script with the nonce is allowed by its hash and loses the nonce", () => {
  const sealed = sealPage('<script nonce="n1">go()</script>', "n1");
  const hash = createHash("sha256").update("go()").digest("base64");
  expect(sealed.html).toBe("<script>go()</script>");
  expect(sealed.contentSecurityPolicy).toContain(`'sha256-${hash}'`);
});

test("a script without the nonce stays forbidden", () => {
  const sealed = sealPage('<script>steal()</script><script nonce="n1">go()</script>', "n1");
  const hash = createHash("sha256").update("steal()").digest("base64");
  expect(sealed.contentSecurityPolicy).not.toContain(hash);
});

test("the policy allows no inline styles", () => {
  expect(sealPage("<p>", "n").contentSecurityPolicy).not.toContain("unsafe-inline");
});
