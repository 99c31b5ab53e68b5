import { Hono } from "hono";
import { html } from "hono/html";
import { DESK_PART_WORDS } from "#content/desk/desk-part-words.ts";
import { BEYOND } from "#server/counts/histogram.ts";
import { ANSWER_GROUPS } from "#server/counts/request-tally.ts";
import type { Desk } from "#server/desk/create-desk.ts";
import { type Html, panel, pathOf } from "#server/desk/html/frame.ts";
import { bytesOf, fill, grouped } from "#server/desk/html/wording.ts";
import { type DeskBindings, show } from "#server/desk/http/desk-context.ts";
import { firstDay, missedSearches } from "./counts/missed-searches.ts";
import { boundWithin, routeSums } from "./counts/request-facts.ts";

const words = DESK_PART_WORDS.counts;
const MOST_ROUTES = 60;
const MOST_WISHES = 100;

/** How often what was asked for, and what was not found: counts without people (decision 80). */
export function countsRoutes(desk: Pick<Desk, "counts" | "now">): Hono<DeskBindings> {
  const app = new Hono<DeskBindings>();
  app.get(pathOf("counts"), async (context) => {
    const since = firstDay(desk.now());
    const [days, requests, ms, bytes, wishes] = await Promise.all([
      desk.counts.byDay("requests", since),
      desk.counts.sums("requests", since),
      desk.counts.sums("ms", since),
      desk.counts.sums("bytes", since),
      missedSearches(desk),
    ]);
    const routes = routeSums(requests).slice(0, MOST_ROUTES);
    const main = html`<h1>${words.title}</h1>
      <p class="dk-lead">${words.lead}</p>
      <div class="desk">
        ${panel(
          words.missed,
          table(
            [words.wish, words.asked],
            wishes.slice(0, MOST_WISHES).map(({ wish, days: asked }) => [wish, grouped(asked)]),
          ),
          "",
          "w6",
        )}
        ${panel(
          words.times,
          table(
            [words.group, words.half, words.most, words.size],
            ANSWER_GROUPS.map((group) => [
              words.groups[group],
              msOf(boundWithin(ms, group, 0.5)),
              msOf(boundWithin(ms, group, 0.95)),
              sizeOf(boundWithin(bytes, group, 0.95)),
            ]),
          ),
          "",
          "w6",
        )}
        ${panel(
          words.routes,
          table(
            [words.route, words.well, words.refused, words.failed],
            routes.map(({ route, well, refused, failed }) => [
              route,
              grouped(well),
              grouped(refused),
              grouped(failed),
            ]),
          ),
          "",
          "w7",
        )}
        ${panel(
          words.days,
          table(
            [words.day, words.answers],
            days.map(({ day, count }) => [day, grouped(count)]),
          ),
          "",
          "w5",
        )}
      </div>`;
    return show(context, { title: words.title, main, part: "counts" });
  });
  return app;
}

/** Texts first, then figures. */
function table([first = "", ...figures]: readonly string[], lines: readonly (readonly string[])[]): Html {
  if (lines.length === 0) return html`<p>${words.none}</p>`;
  const body = lines.map(
    ([label = "", ...cells]) =>
      html`<tr>
        <td>${label}</td>
        ${cells.map((cell) => html`<td class="n num">${cell}</td>`)}
      </tr>`,
  );
  return html`<table>
    <thead>
      <tr>
        <th scope="col">${first}</th>
        ${figures.map((figure) => html`<th scope="col" class="n">${figure}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${body}
    </tbody>
  </table>`;
}

function msOf(bound: number | undefined): string {
  if (bound === undefined) return "–";
  return bound === BEYOND ? words.beyond : fill(words.ms, { count: bound });
}

function sizeOf(bound: number | undefined): string {
  if (bound === undefined) return "–";
  return bound === BEYOND ? words.beyond : bytesOf(bound);
}
