import { createServer, request as forward } from "node:http";

/** A small proxy that ends https in name, and hands each request to the next server in turn. */
export type Balancer = { readonly url: string; stop(): Promise<void> };

/** Says to the servers that they are asked for at this origin. Who asks is 203.0.113.1, unless the request names another address. */
export async function startBalancer(servers: readonly string[], origin: string): Promise<Balancer> {
  const { host, protocol } = new URL(origin);
  let next = 0;
  const proxy = createServer((asked, answer) => {
    const { hostname, port } = new URL(servers[next++ % servers.length] ?? "");
    const { url: path, method } = asked;
    const headers = {
      ...asked.headers,
      host,
      "x-forwarded-proto": protocol.slice(0, -1),
      "x-forwarded-for": asked.headers["x-forwarded-for"] ?? "203.0.113.1",
    };
    const onward = forward({ hostname, port, path, method, headers }, (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(answer);
    });
    onward.on("error", () => answer.destroy());
    answer.on("close", () => onward.destroy());
    asked.pipe(onward);
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const address = proxy.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`,
    async stop() {
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}
