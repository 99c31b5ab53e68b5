import { Hono } from "hono";
import { html } from "hono/html";
import { DESK_PART_WORDS } from "#content/desk/desk-part-words.ts";
import { DESK_WORDS } from "#content/desk/desk-words.ts";
import { BUDGETS } from "#server/caches/budgets.ts";
import { cachesInUse } from "#server/caches/create-cache.ts";
import type { Desk } from "#server/desk/create-desk.ts";
import { form, type Html, ok, panel, pathOf, type Row, rows, type Seen } from "#server/desk/html/frame.ts";
import { bytesOf, grouped, timeOf } from "#server/desk/html/wording.ts";
import { backTo, type DeskBindings, show } from "#server/desk/http/desk-context.ts";
import type { Services } from "#server/services.ts";
import { backUpBeside } from "#server/storage/backup/back-up-beside.ts";
import { siteVersion } from "#server/version.ts";
import { BACKUP_JOB, type ServerFacts, serverFacts } from "./server/server-facts.ts";

const words = DESK_PART_WORDS.server;
const PATH = pathOf("server");
const BACK_UP = `${PATH}/backup`;

/** How the server is, and a backup of what it keeps. */
export function serverRoutes(
  desk: Desk,
  services: Pick<Services, "config" | "health" | "own">,
): Hono<DeskBindings> {
  const { config } = services;
  const app = new Hono<DeskBindings>();
  app.get(PATH, async (context) => {
    const facts = await serverFacts(desk, services);
    const seen = context.get("seen");
    const main = html`<h1>${words.title}</h1>
      <div class="desk">
        ${health(facts)}
        ${panel(
          words.mail,
          rows([
            [words.where, desk.mail.where],
            [words.waiting, grouped(facts.letters.waiting)],
          ]),
          "",
          "w6",
        )}
        ${storage(facts, desk.database.engine)} ${backups(seen, facts)} ${thisProcess()} ${errors(desk)}
      </div>`;
    return show(context, { title: words.title, main, part: "server" });
  });
  app.post(BACK_UP, async (context) => {
    const begun = await desk.work.begin(BACKUP_JOB, (_tick, signal) => backUpBeside(config, signal));
    if (begun === undefined) return backTo(context, PATH, "running");
    await desk.actions.add("backup made");
    return backTo(context, PATH, "backing-up");
  });
  return app;
}

function health({ faults }: ServerFacts): Html {
  const content =
    faults.length === 0
      ? rows([[DESK_WORDS.today.site, ok()]])
      : html`<ul>
          ${faults.map((fault) => html`<li><span class="at">${fault}</span></li>`)}
        </ul>`;
  return panel(words.health, content, "", "w6");
}

function storage({ bytes, room, free }: ServerFacts, engine: string): Html {
  const list: Row[] = [
    [words.engine, engine === "sqlite" ? "SQLite" : "PostgreSQL"],
    [words.size, bytesOf(bytes)],
    ...(room === undefined ? [] : [[words.room, bytesOf(room)] as const]),
    ...(free === undefined ? [] : [[words.disk, bytesOf(free)] as const]),
  ];
  return panel(words.storage, rows(list), "", "w6");
}

function backups(seen: Seen, { backup, backupProblem, isBackingUp }: ServerFacts): Html {
  const list: Row[] = [
    [
      words.last,
      backup === undefined ? DESK_WORDS.none : `${timeOf(backup.madeAt)}, ${bytesOf(backup.bytes)}`,
    ],
  ];
  return panel(
    words.backup,
    html`${rows(list)} ${backupProblem === undefined ? "" : html`<p class="at">${backupProblem}</p>`}
    ${isBackingUp ? html`<p class="dk-lead">${words.running}</p>` : form(seen, BACK_UP, html`<button class="btn">${words.backUp}</button>`, "btn-row")}`,
    "",
    "w6",
  );
}

function thisProcess(): Html {
  const started = new Date(Date.now() - process.uptime() * 1000);
  const lines = cachesInUse().map(
    ({ name, bytes, entries }) =>
      html`<tr>
        <td>${BUDGETS[name].holds}</td>
        <td class="n num">${grouped(entries)}</td>
        <td class="n num">${bytesOf(bytes)}</td>
        <td class="n num">${bytesOf(BUDGETS[name].budgetBytes)}</td>
      </tr>`,
  );
  return html`${panel(
    words.process,
    rows([
      [words.version, siteVersion()],
      [words.up, timeOf(started)],
      [words.memory, bytesOf(process.memoryUsage.rss())],
    ]),
    "",
    "w6",
  )}
  ${panel(
    words.caches,
    html`<table>
      <thead>
        <tr>
          <th scope="col">${words.cache}</th>
          <th scope="col" class="n">${words.entries}</th>
          <th scope="col" class="n">${words.used}</th>
          <th scope="col" class="n">${words.budget}</th>
        </tr>
      </thead>
      <tbody>
        ${lines}
      </tbody>
    </table>`,
  )}`;
}

function errors({ errors: recent }: Desk): Html {
  const lines = recent
    .list()
    .map(({ at, text }) => html`<li><span>${text}</span><span class="quiet num">${timeOf(at)}</span></li>`);
  return panel(
    words.errors,
    html`${
        lines.length === 0
          ? html`<p>${words.noErrors}</p>`
          : html`<ul>
              ${lines}
            </ul>`
      }
      <p class="meta">${words.errorsNote}</p>`,
  );
}
