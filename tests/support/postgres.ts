import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { Client } from "pg";
import { freePort } from "./free-port.ts";
import { createCluster } from "./postgres-cluster.ts";

/** Nothing here needs to outlive a loss of power. synchronous_commit stays on. */
const FAST = ["fsync=off", "full_page_writes=off", "shared_buffers=32MB", "max_connections=60"];
const START_MS = 30_000;

/**
 * Runs the server for as long as its input stays open: until the test stops it, or ends in whatever way, kill -9
 * included. Then the folder goes too. A line of input restarts the server as after a crash. (The signal is repeated
 * because a server that has only just begun does not heed it.)
 */
const KEEPER = `
  folder=$1; shift
  run() { "$@" & server=$!; }
  crash() { while kill -QUIT $server 2>/dev/null; do sleep 0.05; done; wait $server; }
  run "$@"
  while read -r line; do crash; run "$@"; done
  crash
  rm -rf "$folder"`;

export type Postgres = {
  /** Makes an empty database; returns its address. */
  createDatabase(): Promise<string>;
  /** Ends the server at once, with all its connections, and starts it again. */
  crash(): Promise<void>;
  stop(): Promise<void>;
};

/** Starts a real PostgreSQL of our own, on a free port of the loopback interface. Takes about two seconds. */
export async function startPostgres(): Promise<Postgres> {
  const { folder, user, password, server } = createCluster();
  const port = await freePort();
  const settings = [
    `port=${port}`,
    "listen_addresses=127.0.0.1",
    `unix_socket_directories=${folder}`,
    ...FAST,
  ];
  const command = [...server, ...settings.flatMap((setting) => ["-c", setting])];
  const keeper = spawn("/bin/sh", ["-c", KEEPER, "keeper", folder, ...command], {
    ...user,
    cwd: "/",
    // Out of reach of Ctrl-C, which would end it before its work is done.
    detached: true,
    stdio: ["pipe", "ignore", "pipe"],
  });
  const ended = once(keeper, "exit");
  let log = "";
  keeper.stderr.on("data", (text) => {
    log = `${log}${text}`.slice(-4_000);
  });

  const address = (database: string) => `postgres://namekin:${password}@127.0.0.1:${port}/${database}`;
  const connect = async (until: number): Promise<Client> => {
    const client = new Client({ connectionString: address("postgres") });
    client.on("error", () => {}); // After the failure of a call, which is thrown there.
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (Date.now() > until) throw new Error(`PostgreSQL does not answer: ${log}`, { cause: error });
      await delay(25);
      return connect(until);
    }
  };
  const stop = async () => {
    keeper.stdin.end();
    await ended;
  };

  const first = await connect(Date.now() + START_MS).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  await first.end();

  let databases = 0;
  return {
    async createDatabase() {
      databases += 1;
      const name = `test_${databases}`;
      const client = await connect(Date.now());
      await client.query(`create database ${name}`).finally(() => client.end());
      return address(name);
    },
    async crash() {
      const witness = await connect(Date.now());
      const gone = new Promise((resolve) => witness.once("end", resolve));
      keeper.stdin.write("crash\n");
      await gone;
      await (await connect(Date.now() + START_MS)).end();
    },
    stop,
  };
}
