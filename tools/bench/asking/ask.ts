import { type Agent, get } from "node:http";

/** An answer as it came over the wire: not decoded. */
export type Answer = {
  readonly status: number;
  readonly type: string;
  readonly encoding: string | null;
  readonly body: Buffer;
};

/** Asks for an address and takes in all of the answer. */
export function ask(url: string, headers: Readonly<Record<string, string>>, agent?: Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asking = get(url, { headers, ...(agent === undefined ? {} : { agent }) }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          type: response.headers["content-type"] ?? "",
          encoding: response.headers["content-encoding"] ?? null,
          body: Buffer.concat(chunks),
        }),
      );
    });
    asking.on("error", reject);
  });
}
