import { once } from "node:events";
import { connect } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startSources } from "#tests/support/servers/start-sources.ts";
import type { RunningServer } from "#tests/support/servers/start-server.ts";

const BODY = JSON.stringify({ nameId: "hazel" });

let server: RunningServer;
beforeEach(async () => {
  server = await startSources();
});
afterEach(async () => {
  await server.stop();
});

test("a server says that it lives and is ready; a running request is finished after SIGTERM, and the exit code is 0", async () => {
  expect(await (await fetch(`${server.url}/healthz`)).text()).toBe("ok");
  const ready = await fetch(`${server.url}/readyz`);
  expect([ready.status, await ready.text()]).toEqual([200, "ready"]);

  const asking = await beginSave(server);
  const exiting = server.stop();
  await expect.poll(() => takesConnections(server)).toBe(false);
  asking.socket.write(BODY.slice(5));
  await once(asking.socket, "close");
  expect(asking.answer()).toMatch(/^HTTP\/1\.1 201 /);
  const { code, ms } = await exiting;
  expect(code).toBe(0);
  expect(ms).toBeLessThan(8_000);
});

test("the exit code is 0 within 10 s of SIGTERM though a request never ends", async () => {
  await beginSave(server);
  const { code, ms } = await server.stop();
  expect(code).toBe(0);
  expect(ms).toBeLessThan(10_000);
});

/** A save of which five bytes of the body have been sent. */
async function beginSave({ url }: RunningServer) {
  const { hostname, port, host } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.on("error", () => undefined);
  let answer = "";
  socket.on("data", (bytes) => {
    answer += bytes.toString();
  });
  await once(socket, "connect");
  socket.write(
    [
      "POST /api/saved-names HTTP/1.1",
      `Host: ${host}`,
      "Content-Type: application/json",
      `Content-Length: ${BODY.length}`,
      "",
      BODY.slice(0, 5),
    ].join("\r\n"),
  );
  // What was sent before this is read before it: a request that has not arrived is none that runs.
  await (await fetch(`${url}/healthz`)).text();
  return { socket, answer: () => answer };
}

async function takesConnections({ url }: RunningServer): Promise<boolean> {
  try {
    await fetch(`${url}/healthz`, { headers: { connection: "close" } });
    return true;
  } catch {
    return false;
  }
}
