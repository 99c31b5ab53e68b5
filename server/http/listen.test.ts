import { once } from "node:events";
import { createServer } from "node:http";
import { expect, test, vi } from "vitest";
import { listen } from "./listen.ts";

const HOST = "127.0.0.1";

test("a free port is taken, and the address told", async () => {
  const server = createServer();
  const address = await listen(server, { port: 0, host: HOST });
  expect(address).toMatch(/^http:\/\/localhost:\d+$/);
  expect(server.listenerCount("error")).toBe(0);
  const second = listen(createServer(), { port: Number(new URL(address).port), host: HOST });
  await expect(second).rejects.toMatchObject({
    name: "StartFault",
    message: expect.stringMatching(/^Port \d+ is in use\. Set PORT to another\.$/),
  });
  await once(server.close(), "close");
});

test.for([
  ["EACCES", /^This user may not listen on port 80\. Set PORT to 1024 or more/],
  ["EADDRNOTAVAIL", /^This machine has no address 127\.0\.0\.1\. Set HOST/],
  ["ENOTFOUND", /^This machine has no address 127\.0\.0\.1\. Set HOST/],
] as const)("%s is told in a sentence", async ([code, sentence]) => {
  const server = createServer();
  vi.spyOn(server, "listen").mockImplementation(() => {
    queueMicrotask(() => server.emit("error", Object.assign(new Error(code), { code })));
    return server;
  });
  await expect(listen(server, { port: 80, host: HOST })).rejects.toMatchObject({
    name: "StartFault",
    message: expect.stringMatching(sentence),
  });
});
