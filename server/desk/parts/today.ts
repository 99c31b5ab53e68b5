import { Hono } from "hono";
import { html } from "hono/html";
import { DESK_WORDS } from "#content/desk/desk-words.ts";
import { RECORDS_EDITION } from "#content/site/records-edition.ts";
import type { Desk } from "#server/desk/create-desk.ts";
import { type Html, ok, panel, pathOf, type Row, rows, WARNING } from "#server/desk/html/frame.ts";
import { bytesOf, counted, dayOf, fill, grouped, timeOf } from "#server/desk/html/wording.ts";
import { type DeskBindings, show } from "#server/desk/http/desk-context.ts";
import { MOST_KEPT } from "#server/http/log/recent-errors.ts";
import { COLLECTION } from "#server/names/collection.ts";
import type { Services } from "#server/services.ts";
import { lineOf } from "./inbox/list-page.ts";
import { stateOf } from "./newsletter/issues-page.ts";
import { type TodayFacts, todayFacts } from "./today/today-facts.ts";
import { type Todo, todoOf } from "./today/todo.ts";

const words = DESK_WORDS.today;

/** What needs whoever runs the site today, then how all is. */
export function todayRoutes(
  desk: Desk,
  services: Pick<Services, "config" | "health" | "own">,
): Hono<DeskBindings> {
  const app = new Hono<DeskBindings>();
  app.get(pathOf("today"), async (context) => {
    const facts = await todayFacts(desk, services);
    const todo = todoOf(facts, desk.now());
    const title = headline(todo.length);
    const main = html`<h1>${title}</h1>
      ${
        todo.length === 0
          ? ""
          : html`<ul class="dk-todo">
              ${todo.map((each, place) => todoLine(each, place === 0))}
            </ul>`
      }
      <div class="desk">
        ${inbox(facts)}${newsletter(facts)}${health(facts)}${missed(facts)}${records(facts)}
      </div>
      <p class="meta dk-gap">${words.private}</p>`;
    return show(context, { title, main, part: "today" });
  });
  return app;
}

function headline(count: number): string {
  if (count === 0) return words.nothing;
  return count === 1 ? words.one : fill(words.more, { count: words.numbers[count - 2] ?? grouped(count) });
}

function todoLine({ what, more, go, path }: Todo, isFirst: boolean): Html {
  return html`<li>
    <span>${WARNING}</span>
    <div>
      <b>${what}</b>
      <p>${more}</p>
    </div>
    <a class="btn${isFirst ? " btn-primary" : ""}" href="${path}">${go}</a>
  </li>`;
}

function inbox({ newest }: TodayFacts): Html {
  const content =
    newest.length === 0
      ? html`<p>${words.inboxEmpty}</p>`
      : html`<ul>
          ${newest.map((message) => html`<li>${lineOf(message)}</li>`)}
        </ul>`;
  return panel(
    DESK_WORDS.parts.inbox,
    content,
    html`<a href="${pathOf("inbox")}?show=all">${words.all}</a>`,
    "w7",
  );
}

function newsletter({ subscribers, issues }: TodayFacts): Html {
  const [newest] = issues;
  const last = issues.find(({ facts }) => facts.begunAt !== undefined);
  const list: Row[] = [
    [words.subscribers, grouped(subscribers)],
    ...(newest === undefined
      ? []
      : [
          [
            words.issue,
            html`<a href="${pathOf("newsletter")}/${newest.id}">${newest.id}</a>, ${stateOf(newest.facts)}`,
          ] as const,
        ]),
    [words.lastSent, last === undefined ? DESK_WORDS.none : `${last.id}, ${dayOf(last.facts.begunAt ?? "")}`],
  ];
  return panel(DESK_WORDS.parts.newsletter, rows(list), "", "w5");
}

function health({ server, errors }: TodayFacts): Html {
  const list: Row[] = [
    [words.site, server.faults.length === 0 ? ok() : html`<span class="at">${words.fault}</span>`],
    [
      words.mailRow,
      server.letters.tried === 0
        ? ok()
        : html`<span class="at">${counted(server.letters.tried, words.mail)}</span>`,
    ],
    [words.backupRow, server.backup === undefined ? DESK_WORDS.none : timeOf(server.backup.madeAt)],
    [words.storage, bytesOf(server.bytes)],
    [words.errors, errors < MOST_KEPT ? grouped(errors) : `${MOST_KEPT}+`],
  ];
  return panel(
    words.health,
    rows(list),
    html`<a href="${pathOf("server")}">${DESK_WORDS.parts.server}</a>`,
    "w4",
  );
}

function records({ corrections, directory }: TodayFacts): Html {
  const list: Row[] = [
    [words.edition, String(RECORDS_EDITION)],
    [words.collection, fill(words.names, { count: COLLECTION.length })],
    [words.correctionsWaiting, grouped(corrections.count)],
    [words.directory, directory === undefined ? words.directoryNever : dayOf(directory.checkedAt)],
  ];
  return panel(words.records, rows(list), "", "w4");
}

function missed({ missed: wishes }: TodayFacts): Html {
  const lines = wishes.map(
    ({ wish, days }) =>
      html`<li><span>“${wish}”</span><span class="num">${counted(days, words.days)}</span></li>`,
  );
  const list =
    lines.length === 0
      ? html`<p>${words.missedNone}</p>`
      : html`<ul>
          ${lines}
        </ul>`;
  return panel(
    words.missed,
    html`${list}
      <p class="meta">${words.missedLead}</p>`,
    "",
    "w4",
  );
}
