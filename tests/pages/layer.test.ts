import { parseHTML } from "linkedom";
import { expect, test } from "vitest";
import { openSite } from "./site/open-site.ts";
import { within } from "./site/queries.ts";
import { sendingOf } from "./site/sending-of.ts";

const site = await openSite();

test("a page is found with its head, its words and its parts", async () => {
  const page = await site.get("/names/hazel");
  expect(page.status).toBe(200);
  expect(page.title).toMatch(/^Hazel: /);
  expect(page.canonical).toBe(`${site.origin}/names/hazel`);
  expect(page.headers.get("content-security-policy")).toContain("default-src");
  expect(page.get("heading", "Hazel").tagName).toBe("H1");
  expect(page.get("navigation", "Breadcrumb").textContent).toContain("Hazel");
  expect(() => page.get("link", "Nowhere")).toThrow(/There are 0 of: link Nowhere/);
});

test("a file of the build is answered, compressed to whoever takes that", async () => {
  const { status, headers } = await site
    .browser()
    .ask({ path: "/sw.js", headers: { "accept-encoding": "br" } });
  expect([status, headers.get("content-encoding")]).toEqual([200, "br"]);
});

test("a browser keeps its cookie, and shares it with nobody", async () => {
  const browser = site.browser();
  expect(await browser.call("POST", "/api/saved-names", { nameId: "hazel" })).toMatchObject({ status: 201 });
  expect((await browser.get("/saved")).all("link", "Saved names: 1")).toHaveLength(1);
  expect((await site.get("/saved")).all("link", "Saved names: 0")).toHaveLength(1);
});

test("a form is filled in, sent and followed to where it leads", async () => {
  const browser = site.browser();
  const form = (await browser.get("/contact")).select('form[action="/contact"]');
  const contact = await browser.get("/contact");
  const entered = {
    name: "Ann",
    email: "ann@example.org",
    subject: "A question",
    message: "How do you count?",
  };
  const sent = await browser.submit(contact, contact.get("button", "Send message"), entered);
  expect(sent.url.href).toBe(`${site.origin}/contact?done=sent`);
  expect(sent.text).toContain("Message sent successfully! We'll get back to you within 24 hours.");
  expect(() => sendingOf(form, { color: "red" }, contact.url)).toThrow(
    "The form has no color; it has name, email, subject, message",
  );
});

test("a button in a form does what it says", async () => {
  const browser = site.browser();
  const page = await browser.get("/names/hazel");
  const saved = await browser.submit(page, page.get("button", "Save Name: Hazel"));
  expect(saved.all("link", "Saved names: 1")).toHaveLength(1);
});

const FORM = `<form method="post" action="/go"><fieldset><legend>Kind</legend>
  <label><input type="radio" name="kind" value="a" checked>A</label><label><input type="radio" name="kind" value="b">B</label></fieldset>
  <label>Many <input type="checkbox" name="many" value="1" checked><input type="checkbox" name="many" value="2"></label>
  <label for="size">Size</label><select id="size" name="size"><option>S</option><option selected>M</option></select>
  <textarea name="note">As it was</textarea><input type="hidden" name="token" value="x">
  <button>First</button><button name="intent" value="other" formaction="/other" formmethod="get"><span aria-hidden="true">→</span>Other</button></form>`;

test("fields are sent as they stand unless something else is entered, with what the button says", () => {
  const body = parseHTML(`<html><body>${FORM}</body></html>`).document.body;
  const page = new URL("http://namekin.test/from?here=1");
  const { get, select } = within(body);
  const standing = sendingOf(select("form"), {}, page);
  expect([standing.method, standing.action.href]).toEqual(["POST", "http://namekin.test/go"]);
  expect([...standing.fields]).toEqual([
    ["kind", "a"],
    ["many", "1"],
    ["size", "M"],
    ["note", "As it was"],
    ["token", "x"],
  ]);
  const other = sendingOf(get("button", "Other"), { kind: "b", many: ["1", "2"], size: "S", note: "" }, page);
  expect([other.method, other.action.pathname]).toEqual(["GET", "/other"]);
  expect(other.fields.getAll("many")).toEqual(["1", "2"]);
  expect(Object.fromEntries(other.fields)).toMatchObject({ kind: "b", size: "S", note: "", intent: "other" });
  expect(() => sendingOf(select("form"), { size: "XL" }, page)).toThrow("size cannot be XL; it can be S, M.");
  expect(get("group", "Kind").tagName).toBe("FIELDSET");
  expect(get("combobox", "Size").id).toBe("size");
});
