import { once } from "node:events";
import { connect } from "node:net";
import { expect, test } from "../support/site-test.ts";
import { type RunningServer, startServer } from "../support/start-server.ts";

const BODY = JSON.stringify({ nameId: "hazel" });

test.describe("The server", () => {
  let server: RunningServer;
  test.beforeEach(async () => {
    server = await startServer();
  });
  test.afterEach(async () => {
    await server.stop();
  });

  test("says that it lives and that it is ready", async ({ request }) => {
    expect(await (await request.get(`${server.url}/healthz`)).text()).toBe("ok");
    const ready = await request.get(`${server.url}/readyz`);
    expect([ready.status(), await ready.text()]).toEqual([200, "ready"]);
  });

  test("finishes a running request after SIGTERM, and exits 0", async () => {
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

  test("exits 0 within 10 s of SIGTERM though a request never ends", async () => {
    await beginSave(server);
    const { code, ms } = await server.stop();
    expect(code).toBe(0);
    expect(ms).toBeLessThan(10_000);
  });
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
  // Long enough to be read: a request that has not arrived is none that runs.
  await new Promise((resolve) => setTimeout(resolve, 200));
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
