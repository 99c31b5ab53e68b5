import { expect, test } from "vitest";
import { openApp } from "#tests/support/servers/app-under-test.ts";

const { app } = await openApp();

test("the document lists every endpoint with its parameters, bodies and errors", async () => {
  const document = await (await app.request("/api/openapi.json")).json();
  expect(document).toMatchObject({
    openapi: "3.1.0",
    paths: {
      "/api/names/generate": {
        get: {
          parameters: [
            { name: "count", in: "query", required: false },
            { name: "gender", schema: { enum: ["all", "boy", "girl", "unisex"] } },
            { name: "origin", in: "query", required: false, schema: { type: "array" } },
            { name: "theme", schema: { type: "array" } },
            { name: "era", schema: { items: { type: "string" } } },
            { name: "peak", schema: { items: { type: "string" } } },
            { name: "style", schema: { items: { enum: ["vintage", "classic", "modern"] } } },
            { name: "trend", schema: { items: { enum: ["rising", "falling", "returning"] } } },
            { name: "past" },
            { name: "rank" },
            { name: "band", schema: { type: "array" } },
            { name: "births" },
            { name: "start", schema: { type: "array", items: { type: "string" } } },
            { name: "end" },
            { name: "has" },
            { name: "not" },
            { name: "without" },
            { name: "shape" },
            { name: "letters" },
            { name: "length", schema: { items: { enum: ["short", "medium", "long"] } } },
            { name: "syllables", schema: { items: { enum: ["1", "2", "3", "4"] } } },
            { name: "except" },
            { name: "draw", required: false, schema: { enum: ["weighted", "even"] } },
            { name: "mood", required: false, schema: { enum: ["familiar", "mixed", "rare"] } },
          ],
        },
      },
      "/api/names/search": { get: { responses: { 400: { content: { "application/problem+json": {} } } } } },
      "/api/saved-names": {
        post: {
          requestBody: { content: { "application/json": { schema: { required: ["nameId"] } } } },
          responses: { 409: {}, 429: {} },
        },
      },
      "/api/newsletter/subscribe": {
        post: {
          requestBody: { content: { "application/json": { schema: { required: ["email"] } } } },
          responses: { 202: {}, 400: {}, 429: {} },
        },
      },
      "/api/contact": {
        post: {
          requestBody: {
            content: {
              "application/json": { schema: { required: ["name", "email", "subject", "message"] } },
            },
          },
          responses: { 201: {}, 400: {}, 429: {}, 503: {}, 507: {} },
        },
      },
      "/api/name-reports": {
        post: {
          requestBody: {
            content: { "application/json": { schema: { required: ["name", "topic", "proposed"] } } },
          },
          responses: { 201: {}, 400: {}, 429: {}, 503: {}, 507: {} },
        },
      },
      "/api/printables/{file}": {
        get: {
          parameters: [
            { name: "file", in: "path", required: true },
            { name: "paper", in: "query", required: false, schema: { enum: ["letter", "a4"] } },
          ],
          responses: { 200: { content: { "application/pdf": {} } }, 304: {}, 400: {}, 404: {} },
        },
      },
      "/api/saved-names/{nameId}": {
        delete: { parameters: [{ name: "nameId", in: "path", required: true }] },
      },
    },
  });
});

test("an address that does not exist is a 404 in the same format", async () => {
  const response = await app.request("/api/nothing");
  expect(response.status).toBe(404);
  expect(response.headers.get("content-type")).toBe("application/problem+json");
});

test("health answers for the process, readiness for storage", async () => {
  const { app: own, services } = await openApp();
  expect((await own.request("/healthz")).status).toBe(200);
  expect((await own.request("/readyz")).status).toBe(200);
  await services.close();
  expect((await own.request("/readyz")).status).toBe(503);
  expect((await own.request("/healthz")).status).toBe(200);
});

test("a slash at the end leads to the address without it, and never to another site", async () => {
  const blog = await app.request("/saved/?a=b");
  expect([blog.status, blog.headers.get("location")]).toEqual([308, "/saved?a=b"]);
  const evil = await app.request("http://localhost//evil.example/");
  expect(evil.headers.get("location")).toBe("/evil.example");
});
