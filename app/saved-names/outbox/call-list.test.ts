import { afterEach, expect, test, vi } from "vitest";
import { callList } from "./call-list.ts";

afterEach(() => void vi.unstubAllGlobals());

const answered = (body: string | null, init: ResponseInit) => {
  vi.stubGlobal("fetch", async () => new Response(body, init));
  return callList("POST", "", { nameId: "hazel" });
};

test("Credentials always go along; JSON only with a body", async () => {
  const calls: [string, RequestInit][] = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    calls.push([path, init]);
    return new Response(null, { status: 204 });
  });
  await callList("DELETE", "/hazel");
  await callList("POST", "", { nameId: "hazel" });
  expect(calls[0]).toMatchObject(["/api/saved-names/hazel", { method: "DELETE", credentials: "include" }]);
  expect(calls[0]?.[1]).not.toHaveProperty("headers");
  expect(calls[1]?.[1]).toMatchObject({
    headers: { "content-type": "application/json" },
    body: '{"nameId":"hazel"}',
  });
});

test("An answer is done, refused, later, or none at all", async () => {
  expect(await answered('{"added":1}', {})).toEqual({ kind: "done", body: { added: 1 } });
  expect(await answered('{"message":"Full."}', { status: 409 })).toEqual({
    kind: "refused",
    status: 409,
    reason: "Full.",
  });
  expect(await answered("<h1>Oops</h1>", { status: 500 })).toEqual({
    kind: "later",
    pauseMs: undefined,
    reason: "",
  });
  expect(await answered("{}", { status: 429, headers: { "retry-after": "7" } })).toEqual({
    kind: "later",
    pauseMs: 7000,
    reason: "",
  });
  const full = '{"message":"We have no room to save anything new right now."}';
  expect(await answered(full, { status: 507, headers: { "retry-after": "60" } })).toEqual({
    kind: "later",
    pauseMs: 60_000,
    reason: "We have no room to save anything new right now.",
  });
  expect(await answered('{"message":"Something went wrong."}', { status: 500 })).toMatchObject({
    kind: "later",
    reason: "",
  });
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("Failed to fetch")));
  expect(await callList("DELETE", "/hazel")).toEqual({ kind: "unreachable" });
});

test.for([502, 503, 504])(
  "%s says that nobody has looked at the call, as if there were no network",
  async (status) => {
    expect(await answered("<h1>Bad gateway</h1>", { status })).toEqual({ kind: "unreachable" });
    expect(await answered("{}", { status, headers: { "retry-after": "5" } })).toEqual({
      kind: "unreachable",
      pauseMs: 5000,
    });
  },
);

test("The sign-in page of a hotel's network is no answer", async () => {
  expect(await answered("<html>Welcome, please sign in</html>", { status: 200 })).toEqual({
    kind: "unreachable",
  });
});
