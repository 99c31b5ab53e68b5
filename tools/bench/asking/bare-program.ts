import { createServer } from "node:http";
import { z } from "zod";

const ANSWERS = z.array(
  z.object({ type: z.string(), encoding: z.string().nullable(), body: z.instanceof(Uint8Array) }),
);

/** Waits for the answers, sends them in turn from then on, and tells on which port. */
process.once("message", (message) => {
  const answers = ANSWERS.parse(message).map(({ type, encoding, body }) => ({
    headers: {
      "content-type": type,
      ...(encoding === null ? {} : { "content-encoding": encoding }),
      "content-length": body.byteLength,
    },
    body,
  }));
  let turn = 0;
  const server = createServer((_request, response) => {
    const answer = answers[turn++ % answers.length];
    response.writeHead(200, answer?.headers).end(answer?.body);
  });
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    process.send?.(typeof address === "object" && address !== null ? address.port : 0);
  });
});
