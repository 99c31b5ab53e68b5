import { expect, test } from "vitest";
import { openApp } from "#tests/support/servers/app-under-test.ts";

const at = "https://names.example.org";
const { app } = await openApp({ env: { PUBLIC_URL: at } });
const ask = async (query: Readonly<Record<string, string>>): Promise<Response> =>
  app.request(`/oembed?${new URLSearchParams(query).toString()}`);

test("a name's page is shown as a frame of its embed", async () => {
  const answer = await ask({ url: `${at}/names/hazel`, format: "json" });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({
    version: "1.0",
    type: "rich",
    title: "Hazel: US births since 1880",
    provider_name: "Namekin",
    provider_url: `${at}/`,
    cache_age: 86_400,
    html: `<iframe src="${at}/embed/names/hazel" title="Hazel: US births since 1880" width="480" height="400" style="border:1px solid #dbd8cb;max-width:100%" loading="lazy"></iframe>`,
    width: 480,
    height: 400,
  });
});

test("it is never larger than asked for", async () => {
  const answer = await ask({ url: `${at}/names/zo%C3%AB?x=1#y`, maxwidth: "300", maxheight: "9999" });
  expect(await answer.json()).toMatchObject({ width: 300, height: 400 });
});

test("404 for what is no name of ours, 501 for another format, 400 for what is no question", async () => {
  const urls = [`${at}/names/zzzqqq`, `${at}/compare`, `${at}/names/hazel/births.csv`, `${at}/names/%ff`];
  const foreign = [
    "https://evil.example/names/hazel",
    "javascript:alert(1)//names/hazel",
    "hazel",
    `${at}@evil.example/names/hazel`,
  ];
  for (const url of [...urls, ...foreign]) expect((await ask({ url })).status, url).toBe(404);
  expect((await ask({ url: `${at}/names/hazel`, format: "xml" })).status).toBe(501);
  for (const query of [{}, { url: "" }, { url: `${at}/names/${"a".repeat(600)}` }])
    expect((await ask(query)).status).toBe(400);
  for (const maxwidth of ["0", "-3", "1e3", "abc", "999999"])
    expect((await ask({ url: `${at}/names/hazel`, maxwidth })).status, maxwidth).toBe(400);
  expect((await app.request(`/oembed?url=${at}/names/ada&url=${at}/names/bo`)).status).toBe(400);
});
