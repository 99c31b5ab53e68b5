import type { IncomingHttpHeaders } from "node:http";
import { expect, test } from "vitest";
import { clientOf } from "./client.ts";

const asking = (headers: IncomingHttpHeaders) => ({ headers, socketAddress: "10.0.0.9" });

test("without a trusted proxy, forwarded headers are not believed", () => {
  const client = clientOf(
    asking({ host: "names.test", "x-forwarded-for": "6.6.6.6", "x-forwarded-proto": "https" }),
    {
      trustedProxies: 0,
      publicUrl: undefined,
    },
  );
  expect(client).toEqual({
    address: "10.0.0.9",
    standsForMany: true,
    https: false,
    origin: "http://names.test",
  });
});

test("with one proxy the last entry counts, whatever the client wrote before it", () => {
  const client = clientOf(
    asking({ host: "names.test", "x-forwarded-for": "6.6.6.6, 1.2.3.4", "x-forwarded-proto": "https" }),
    { trustedProxies: 1, publicUrl: undefined },
  );
  expect(client).toEqual({
    address: "1.2.3.4",
    standsForMany: false,
    https: true,
    origin: "https://names.test",
  });
});

test("the public address settles origin and scheme", () => {
  const client = clientOf(asking({ host: "10.0.0.1:3000" }), {
    trustedProxies: 0,
    publicUrl: "https://names.example.org",
  });
  expect(client.origin).toBe("https://names.example.org");
  expect(client.https).toBe(true);
});

test("a private address stands for many only where no proxy is trusted", () => {
  const many = (socketAddress: string, trustedProxies: number) =>
    clientOf({ headers: {}, socketAddress }, { trustedProxies, publicUrl: undefined }).standsForMany;
  expect([many("127.0.0.1", 0), many("127.0.0.1", 1), many("203.0.113.7", 0)]).toEqual([true, false, false]);
});
