import { Hono } from "hono";
import { html } from "hono/html";
import { DESK_PART_WORDS } from "#content/desk/desk-part-words.ts";
import type { Desk } from "#server/desk/create-desk.ts";
import { pathOf } from "#server/desk/html/frame.ts";
import { type DeskBindings, show } from "#server/desk/http/desk-context.ts";

const words = DESK_PART_WORDS.log;
const MOST_SHOWN = 500;

/** What was done at the desk. */
export function logRoutes(desk: Pick<Desk, "actions">): Hono<DeskBindings> {
  const app = new Hono<DeskBindings>();
  app.get(pathOf("log"), async (context) => {
    const actions = await desk.actions.list(MOST_SHOWN);
    const lines = actions.map(
      ({ done_at, what, about }) =>
        html`<tr>
          <td class="num">${done_at.slice(0, 19).replace("T", " ")}</td>
          <td>${what}</td>
          <td>${about}</td>
        </tr>`,
    );
    const table =
      lines.length === 0
        ? html`<p>${words.none}</p>`
        : html`<table>
            <thead>
              <tr>
                <th scope="col">${words.when}</th>
                <th scope="col">${words.what}</th>
                <th scope="col">${words.about}</th>
              </tr>
            </thead>
            <tbody>
              ${lines}
            </tbody>
          </table>`;
    const main = html`<h1>${words.title}</h1>
      <p class="dk-lead">${words.lead}</p>
      <div class="dk-gap">${table}</div>`;
    return show(context, { title: words.title, main, part: "log" });
  });
  return app;
}
