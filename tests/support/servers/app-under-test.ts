import { pino } from "pino";
import { vi } from "vitest";
import { readConfig } from "#server/config.ts";
import { createApp } from "#server/http/app.ts";
import { replyWith } from "#server/http/reply.ts";
import type { Letter, SendOutcome } from "#server/mail/letter.ts";
import { books } from "#tests/fixtures/real-books.ts";
import { createServices } from "#server/services.ts";
import { prepareDatabase } from "#server/storage/database.ts";
import { IN_MEMORY } from "#server/storage/sqlite-file.ts";
import { createEndpoints } from "#server/api/app.ts";

/** The whole app on real records and an empty database in memory, without a port. Pages answer with their path. */
export async function openApp(
  given: {
    readonly env?: Readonly<Record<string, string>>;
    readonly now?: () => Date;
    /** Instead of a SQLite in memory. */
    readonly databaseUrl?: string;
    /** Of the allowances, in milliseconds; as `now` goes when that is given. */
    readonly clock?: () => number;
  } = {},
) {
  const { env = {}, now, databaseUrl } = given;
  const clock = given.clock ?? (now && (() => now().getTime()));
  const database = prepareDatabase({ dataDir: IN_MEMORY, databaseUrl });
  const letters: Letter[] = [];
  const services = createServices(
    { ...readConfig(env), databaseUrl },
    {
      log: pino({ level: "silent" }),
      ...(now && { now }),
      ...(clock && { clock }),
      books,
      database,
      mail: {
        where: "letters stay in memory",
        async send(letter: Letter): Promise<SendOutcome> {
          letters.push(letter);
          return { kind: "sent" };
        },
      },
    },
  );
  await services.open(() => {});
  const pages = { render: async (request: Request) => replyWith(200, {}, new URL(request.url).pathname) };
  return {
    app: createApp(services, createEndpoints(services), pages),
    services,
    database,
    /** Those that were sent until now. */
    letters,
  };
}

/** The same a quarter of a minute after a page with forms was opened, whose token they carry. */
export async function openFormsApp() {
  const clock = { now: new Date("2026-11-21T10:00:00Z") };
  const { services } = await openApp({ now: () => clock.now });
  const token = services.formTokens.make();
  clock.now = new Date(clock.now.getTime() + 15_000);
  return { clock, services, token, alarms: vi.spyOn(services.log, "error") };
}

/** A browser of the app: it keeps its cookie from one call to the next. */
export function openBrowser(app: Awaited<ReturnType<typeof openApp>>["app"]) {
  let cookie: string | undefined;
  return {
    cookie: () => cookie,
    async call(method: string, path: string, body?: unknown): Promise<Response> {
      const text = body === undefined ? undefined : JSON.stringify(body);
      const response = await app.request(path, {
        method,
        headers: {
          ...(cookie === undefined ? {} : { cookie }),
          ...(text === undefined
            ? {}
            : { "content-type": "application/json", "content-length": String(Buffer.byteLength(text)) }),
        },
        ...(text === undefined ? {} : { body: text }),
      });
      const given = response.headers.get("set-cookie");
      if (given !== null) cookie = given.split(";")[0];
      return response;
    },
  };
}
