import { Hono } from "hono";
import { operatorAddress } from "#server/contact/operator-address.ts";
import { answerMessage } from "#server/contact/answer-message.ts";
import type { Config } from "#server/config.ts";
import type { Desk } from "#server/desk/create-desk.ts";
import { exportFile } from "#server/desk/export-file.ts";
import { pathOf } from "#server/desk/html/frame.ts";
import {
  backTo,
  type DeskBindings,
  download,
  field,
  numberIn,
  show,
} from "#server/desk/http/desk-context.ts";
import { hostOfSender, senderOf } from "#server/mail/message-id.ts";
import { INBOX_PARTS } from "#server/storage/desk/inbox-rows.ts";
import { inboxPage } from "./inbox/list-page.ts";
import { messagePage } from "./inbox/message-page.ts";

const PATH = pathOf("inbox");
const ONE = `${PATH}/:number{[0-9]+}`;
const A_PAGE = 50;

/** What visitors have written: to read, to answer, to be done with, to delete, to take along. */
export function inboxRoutes(
  desk: Pick<Desk, "messages" | "inbox" | "actions" | "mail">,
  config: Config,
): Hono<DeskBindings> {
  const { messages, inbox, actions, mail } = desk;
  const app = new Hono<DeskBindings>();
  app.get(PATH, async (context) => {
    const part = INBOX_PARTS.find((each) => each === context.req.query("show")) ?? "waiting";
    const before = numberIn(context.req.query("before"));
    const rows = await inbox.list(part, Number.isNaN(before) ? 2 ** 31 - 1 : before, A_PAGE);
    return show(context, inboxPage(context.get("seen"), part, rows, rows.length === A_PAGE));
  });
  app.get(ONE, async (context) => {
    const message = await messages.find(numberIn(context.req.param("number")));
    return message === undefined
      ? backTo(context, PATH, "gone")
      : show(context, messagePage(context.get("seen"), message));
  });
  app.post(`${ONE}/answer`, async (context) => {
    const message = await messages.find(numberIn(context.req.param("number")));
    if (message === undefined) return backTo(context, PATH, "gone");
    const given = {
      messages,
      transport: mail,
      mailHost: hostOfSender(senderOf(config)),
      operator: operatorAddress(config),
    };
    // As it was on the page: of two taps, the second has seen another mark.
    const seen = field(context, "seen");
    const outcome = await answerMessage(
      given,
      { ...message, done_at: seen === "" ? null : seen },
      field(context, "answer"),
    );
    if (outcome.kind === "sent") {
      await actions.add("message answered", String(message.number));
      return backTo(context, PATH, "sent");
    }
    const said = outcome.kind.replace(" ", "-");
    if (outcome.kind === "twice") return backTo(context, `${PATH}/${message.number}`, said);
    // What was typed is not lost.
    return show(
      context,
      messagePage(context.get("seen"), message, { typed: field(context, "answer"), said }),
    );
  });
  app.post(`${ONE}/done`, async (context) => {
    const message = await messages.find(numberIn(context.req.param("number")));
    if (message === undefined) return backTo(context, PATH, "gone");
    if (message.done_at === null && (await messages.markDone(message.number, null, false)))
      await actions.add("message done", String(message.number));
    return backTo(context, PATH, "done");
  });
  app.post(`${ONE}/delete`, async (context) => {
    const number = numberIn(context.req.param("number"));
    if (field(context, "sure") !== "yes") return backTo(context, `${PATH}/${number}`, "not-sure");
    if (!(await messages.remove(number))) return backTo(context, PATH, "gone");
    await actions.add("message deleted", String(number));
    return backTo(context, PATH, "deleted");
  });
  app.post(`${PATH}/export`, async (context) => {
    await actions.add("inbox exported");
    const file = exportFile("inbox", field(context, "format"), await messages.list());
    return download(context, file.name, file.contentType, file.text);
  });
  return app;
}
