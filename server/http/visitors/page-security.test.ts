import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { sealPage } from "./page-security.ts";

test("a script with the nonce is allowed by its hash and loses the nonce", () => {
  const sealed = sealPage(['<script nonce="n1">go()</script>'], "n1");
  const hash = createHash("sha256").update("go()").digest("base64");
  expect(sealed.pieces.join("")).toBe("<script>go()</script>");
  expect(sealed.contentSecurityPolicy).toContain(`'sha256-${hash}'`);
});

test("a script without the nonce stays forbidden", () => {
  const sealed = sealPage(['<script>steal()</script><script nonce="n1">go()</script>'], "n1");
  const hash = createHash("sha256").update("steal()").digest("base64");
  expect(sealed.contentSecurityPolicy).not.toContain(hash);
});

test("scripts of all pieces are allowed", () => {
  const sealed = sealPage(
    ['<p nonce="n1"><script nonce="n1">go()</script>', '<script nonce="n1">on()</script>'],
    "n1",
  );
  expect(sealed.pieces.join("")).toBe("<p><script>go()</script><script>on()</script>");
  for (const code of ["go()", "on()"]) {
    const hash = createHash("sha256").update(code).digest("base64");
    expect(sealed.contentSecurityPolicy).toContain(`'sha256-${hash}'`);
  }
});

test("every element loses the nonce, whatever stands between the scripts; what is not closed is left as it is", () => {
  const page =
    '<link nonce="n1" rel="icon"/><script nonce="n1" src="/a.js"></script><p nonce="n1">→</p><script nonce="n1">';
  const { pieces, contentSecurityPolicy } = sealPage([page], "n1");
  expect(pieces.join("")).toBe('<link rel="icon"/><script src="/a.js"></script><p>→</p><script>');
  expect(contentSecurityPolicy).not.toContain("sha256");
});

test("the policy allows no inline styles", () => {
  expect(sealPage(["<p>"], "n").contentSecurityPolicy).not.toContain("unsafe-inline");
});

const policyWith = (adOrigins: readonly string[]) =>
  new Map(
    sealPage(["<p>"], "n", { adOrigins })
      .contentSecurityPolicy.split("; ")
      .map((directive) => [directive.split(" ")[0], directive.split(" ").slice(1)]),
  );

test("without a provider of ads nothing may come from elsewhere, and no frame stands in a page", () => {
  const policy = policyWith([]);
  expect(policy.get("frame-src")).toBeUndefined();
  expect(policy.get("default-src")).toEqual(["'none'"]);
  expect([...policy.values()].flat().filter((source) => source?.startsWith("http"))).toEqual([]);
});

test("a provider's origins may send scripts, pictures and frames, and be sent nothing by a script", () => {
  const origins = ["https://ads.example.com", "https://cdn.example.com"];
  const policy = policyWith(origins);
  for (const directive of ["script-src", "img-src", "frame-src"]) {
    expect(policy.get(directive), directive).toEqual(expect.arrayContaining(origins));
  }
  expect(policy.get("connect-src")).toEqual(["'self'"]);
  expect(policy.get("form-action")).toEqual(["'self'"]);
  expect(policy.get("style-src")).toEqual(["'self'"]);
});
