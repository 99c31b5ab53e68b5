import { Hono } from "hono";
import { html } from "hono/html";
import { DESK_PART_WORDS } from "#content/desk/desk-part-words.ts";
import { readEmailAddress } from "#domain/newsletter/email-address.ts";
import type { Config } from "#server/config.ts";
import type { Desk } from "#server/desk/create-desk.ts";
import { exportFile } from "#server/desk/export-file.ts";
import { exportButtons } from "#server/desk/html/export-buttons.ts";
import { form, panel, pathOf, rows } from "#server/desk/html/frame.ts";
import { grouped } from "#server/desk/html/wording.ts";
import { backTo, type DeskBindings, download, field, show } from "#server/desk/http/desk-context.ts";
import { outboxOf } from "#server/mail/open-mail.ts";
import { exportSubscribers, forgetSubscriber, markBounced } from "#server/newsletter/keep-list.ts";

const words = DESK_PART_WORDS.subscribers;
const PATH = pathOf("subscribers");
const STATES = ["confirmed", "pending", "unsubscribed", "bounced"] as const;

/** How many get the newsletter; who, only in a file. One can be removed by whoever knows the address. */
export function subscriberRoutes(
  desk: Pick<Desk, "newsroom" | "actions">,
  config: Config,
): Hono<DeskBindings> {
  const app = new Hono<DeskBindings>();
  app.get(PATH, async (context) => {
    const { subscribers } = await desk.newsroom();
    const counts = await subscribers.countByState();
    const seen = context.get("seen");
    const main = html`<h1>${words.title}</h1>
      <div class="desk">
        ${panel(
          words.title,
          rows(
            STATES.map((state) => [
              words.states[state],
              grouped(counts.find((each) => each.state === state)?.count ?? 0),
            ]),
          ),
          "",
          "w6",
        )}
        ${panel(words.export, form(seen, `${PATH}/export`, exportButtons(), "btn-row"), "", "w6")}
      </div>
      ${panel(
        words.keep,
        form(
          seen,
          `${PATH}/keep`,
          html`<div class="field">
              <label for="address">${words.address}</label
              ><input
                class="input"
                id="address"
                name="address"
                type="text"
                inputmode="email"
                autocomplete="off"
                required
              />
            </div>
            <div class="btn-row">
              <button class="btn" name="how" value="remove">${words.remove}</button
              ><button class="btn" name="how" value="bounce">${words.bounce}</button>
            </div>`,
          "dk-form",
        ),
        "",
        "dk-gap",
      )}`;
    return show(context, { title: words.title, main, part: "subscribers" });
  });
  app.post(`${PATH}/export`, async (context) => {
    const { subscribers } = await desk.newsroom();
    await desk.actions.add("subscribers exported");
    const list = await exportSubscribers(subscribers);
    const { name, contentType, text } = exportFile("subscribers", field(context, "format"), list);
    return download(context, name, contentType, text);
  });
  app.post(`${PATH}/keep`, async (context) => {
    const { subscribers } = await desk.newsroom();
    const address = field(context, "address");
    if (readEmailAddress(address) === undefined) return backTo(context, PATH, "invalid-address");
    if (field(context, "how") === "bounce") {
      const { marked, state } = await markBounced(subscribers, address);
      if (marked) await desk.actions.add("subscriber bounced");
      return backTo(context, PATH, marked ? "bounced" : state === "unknown" ? "unknown" : "unchanged");
    }
    if (!(await forgetSubscriber(subscribers, outboxOf(config), address)))
      return backTo(context, PATH, "unknown");
    await desk.actions.add("subscriber removed");
    return backTo(context, PATH, "removed");
  });
  return app;
}
