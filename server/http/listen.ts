import type { Server } from "node:http";
import type { Config } from "#server/config.ts";
import { StartFault } from "#server/start-fault.ts";

/** Takes the port. Resolves with the address that a person on this machine may open; rejects with a StartFault. */
export function listen(server: Server, { port, host }: Pick<Config, "port" | "host">): Promise<string> {
  return new Promise((resolve, reject) => {
    const refuse = (error: Error) => reject(startFault(error, port, host));
    server.once("error", refuse);
    server.listen(port, host, () => {
      server.off("error", refuse);
      const address = server.address();
      const taken = typeof address === "object" && address !== null ? address.port : port;
      resolve(`http://${host === "127.0.0.1" ? "localhost" : host}:${taken}`);
    });
  });
}

function startFault(error: Error, port: number, host: string): Error {
  const sentence = "code" in error ? SENTENCES[String(error.code)]?.(port, host) : undefined;
  return sentence === undefined ? error : new StartFault(sentence, { cause: error });
}

const noSuchHost = (_: number, host: string) =>
  `This machine has no address ${host}. Set HOST to one of its own, to 127.0.0.1 for itself alone, or to 0.0.0.0 for all.`;

const SENTENCES: Readonly<Record<string, (port: number, host: string) => string>> = {
  EADDRINUSE: (port) => `Port ${port} is in use. Set PORT to another.`,
  EACCES: (port) =>
    `This user may not listen on port ${port}. Set PORT to 1024 or more, and let a proxy stand before it.`,
  EADDRNOTAVAIL: noSuchHost,
  EAFNOSUPPORT: noSuchHost,
  ENOTFOUND: noSuchHost,
  EAI_AGAIN: noSuchHost,
};
