import { spawn } from "node:child_process";
import { once } from "node:events";
import { Readable } from "node:stream";
import { setTimeout as delay } from "node:timers/promises";
import { Client } from "pg";
import { freePort } from "#tests/support/servers/free-port.ts";
import { createCluster } from "./postgres-cluster.ts";

/** Nothing here needs to outlive a loss of power. synchronous_commit stays on. */
const FAST = ["fsync=off", "full_page_writes=off", "shared_buffers=32MB", "max_connections=60"];
const START_MS = 30_000;

/**
 * Runs the server for as long as its input stays open: until the test stops it, or ends in whatever way, kill -9
 * included. Then the folder goes too. A line of input is a word about what befalls the server, said again on descriptor 3
 * when it has. (A signal is repeated because a server that has only just begun does not heed it. A server that was killed
 * leaves nothing behind that a new one would wait for, but its own processes.)
 */
const KEEPER = `
  folder=$1; shift
  run() { "$@" 3>&- & server=$!; }
  end() { while kill -$1 $server 2>/dev/null; do sleep 0.05; done; wait $server; }
  kill_all() {
    all="$server $(cat /proc/$server/task/*/children 2>/dev/null || pgrep -P $server)"
    kill -9 $all 2>/dev/null; wait $server
    for each in $all; do while kill -0 $each 2>/dev/null; do sleep 0.02; done; done
  }
  run "$@"
  while read -r line; do
    case $line in
      crash) end QUIT; run "$@";;
      restart) end INT; run "$@";;
      kill) kill_all; run "$@";;
      down) end INT;;
      up) run "$@";;
    esac
    echo $line >&3
  done
  end QUIT
  rm -rf "$folder"`;

export type Postgres = {
  /** Makes an empty database; returns its address. */
  createDatabase(): Promise<string>;
  /** Ends the server at once, with all its connections, and starts it again. */
  crash(): Promise<void>;
  /** The same as pg_ctl restart -m fast: statements in hand are told. */
  restart(): Promise<void>;
  /** The same by SIGKILL, for the server and all its processes. */
  kill(): Promise<void>;
  /** Ends the server, and leaves it so until it is called up. */
  down(): Promise<void>;
  up(): Promise<void>;
  /** Ends all sessions with this database, as an administrator does. */
  endSessions(address: string): Promise<void>;
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
    stdio: ["pipe", "ignore", "pipe", "pipe"],
  });
  const { stdin, stderr } = keeper;
  const answers = keeper.stdio[3];
  if (stdin === null || stderr === null || !(answers instanceof Readable)) throw new Error("No pipes.");
  const ended = once(keeper, "exit");
  let log = "";
  stderr.on("data", (text) => {
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
    stdin.end();
    await ended;
  };

  const first = await connect(Date.now() + START_MS).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  await first.end();

  const befall = async (word: string) => {
    const done = once(answers, "data");
    stdin.write(`${word}\n`);
    await done;
  };
  const befallAndReturn = async (word: string) => {
    await befall(word);
    await (await connect(Date.now() + START_MS)).end();
  };

  let databases = 0;
  return {
    async createDatabase() {
      databases += 1;
      const name = `test_${databases}`;
      const client = await connect(Date.now());
      await client.query(`create database ${name}`).finally(() => client.end());
      return address(name);
    },
    crash: () => befallAndReturn("crash"),
    restart: () => befallAndReturn("restart"),
    kill: () => befallAndReturn("kill"),
    down: () => befall("down"),
    up: () => befallAndReturn("up"),
    async endSessions(ofDatabase) {
      const client = await connect(Date.now());
      const name = new URL(ofDatabase).pathname.slice(1);
      const sessions = "select pg_terminate_backend(pid) from pg_stat_activity where datname = $1";
      await client.query(sessions, [name]).finally(() => client.end());
    },
    stop,
  };
}
