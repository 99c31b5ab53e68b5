import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export type Bytes = { readonly type: string; readonly encoding: string | null; readonly body: Buffer };

/** A bare node:http server that answers the given bytes by address, and nothing else: the most that Node itself can do. */
export async function serveBytes(
  answers: ReadonlyMap<string, Bytes>,
): Promise<{ url: string; stop: () => void }> {
  const server = createServer((request, response) => {
    const answer = answers.get(request.url ?? "");
    if (answer === undefined) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      "content-type": answer.type,
      ...(answer.encoding === null ? {} : { "content-encoding": answer.encoding }),
      "content-length": answer.body.byteLength,
    });
    response.end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: addressOf(server.address()), stop: () => server.close() };
}

function addressOf(address: string | AddressInfo | null): string {
  if (typeof address !== "object" || address === null) throw new Error("The bare server has no address.");
  return `http://127.0.0.1:${address.port}`;
}
