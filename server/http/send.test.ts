import { once } from "node:events";
import { createServer, get, type IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { send } from "./send.ts";

test("headers of the reply, of its body and beside it are sent once each, and each of its cookies", async () => {
  const server = createServer((request, response) => {
    response.setHeader("connection", "close");
    const headers = { "content-type": "text/html", "content-length": "999", etag: '"a"' };
    const reply = { status: 200, headers, cookies: ["a=1", "b=2"], body: { br: new Uint8Array(5) } };
    send(reply, request, response, ["strict-transport-security", "max-age=1"]);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port.");
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`http://127.0.0.1:${address.port}/`, resolve).on("error", reject);
  });
  answer.resume();
  await once(answer, "end");
  server.close();
  const { rawHeaders } = answer;
  const sent = rawHeaders.flatMap((name, at) =>
    at % 2 === 0 && name !== "Date" ? [`${name.toLowerCase()}: ${rawHeaders[at + 1]}`] : [],
  );
  expect(sent.toSorted()).toEqual([
    "connection: close",
    "content-encoding: br",
    "content-length: 5",
    "content-type: text/html",
    'etag: "a"',
    "set-cookie: a=1",
    "set-cookie: b=2",
    "strict-transport-security: max-age=1",
  ]);
});
