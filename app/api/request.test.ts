import { afterEach, expect, test, vi } from "vitest";
import { get, request, RequestError } from "./request.ts";

const answering = (status: number, body: string, statusText = "") => {
  const fetch = vi.fn(async () => new Response(status === 204 ? null : body, { status, statusText }));
  vi.stubGlobal("fetch", fetch);
  return fetch;
};

afterEach(() => void vi.unstubAllGlobals());

test("cookies go with every call, a JSON type only with a body", async () => {
  const fetch = answering(200, "[]");
  await request("GET", "/api/saved-names");
  expect(fetch).toHaveBeenLastCalledWith("/api/saved-names", { method: "GET", credentials: "include" });
  await request("POST", "/api/saved-names", { nameId: "hazel" });
  expect(fetch).toHaveBeenLastCalledWith("/api/saved-names", {
    method: "POST",
    credentials: "include",
    headers: { "content-type": "application/json" },
    body: '{"nameId":"hazel"}',
  });
});

test("headers of a call go with it, whether it has a body or not", async () => {
  const fetch = answering(204, "");
  const headers = { "room-proof": "ab" };
  await request("DELETE", "/api/rooms/1", undefined, { headers });
  expect(fetch).toHaveBeenLastCalledWith("/api/rooms/1", {
    method: "DELETE",
    credentials: "include",
    headers,
  });
  await request("PUT", "/api/rooms/1", {}, { headers });
  expect(fetch).toHaveBeenLastCalledWith(
    "/api/rooms/1",
    expect.objectContaining({ headers: { "content-type": "application/json", "room-proof": "ab" } }),
  );
});

test("a refusal becomes the status, a colon and the body; or the status text when there is no body", async () => {
  answering(500, "broken");
  await expect(request("GET", "/x")).rejects.toThrow("500: broken");
  answering(503, "", "Service Unavailable");
  await expect(request("GET", "/x")).rejects.toThrow("503: Service Unavailable");
});

test("the message of a problem may be shown, anything else may not", async () => {
  expect(new RequestError(409, '{"message":"Your list is full."}').visitorMessage).toBe("Your list is full.");
  expect(new RequestError(502, "<html>Bad gateway</html>").visitorMessage).toBeUndefined();
});

test("401 is an error unless null is asked for", async () => {
  answering(401, "who?");
  await expect(request("GET", "/x")).rejects.toThrow("401: who?");
  expect(await request("GET", "/x", undefined, { on401: "null" })).toBeNull();
});

test("an empty answer is null", async () => {
  answering(204, "");
  expect(await request("DELETE", "/x")).toBeNull();
});

test("an answer of another shape is an error, and not taken for what was asked", async () => {
  const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
  answering(200, "[1]");
  expect(await get("/x", isList)).toEqual([1]);
  answering(200, '{"portal":"Welcome"}');
  await expect(get("/x", isList)).rejects.toThrow("/x was answered with something else.");
});
