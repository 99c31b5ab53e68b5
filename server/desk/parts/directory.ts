import { Hono } from "hono";
import { html } from "hono/html";
import { DESK_PART_WORDS } from "#content/desk/desk-part-words.ts";
import { LISTINGS } from "#content/directory/listings.ts";
import type { Desk } from "#server/desk/create-desk.ts";
import { form, type Html, pathOf, type Seen } from "#server/desk/html/frame.ts";
import { dayOf, fill } from "#server/desk/html/wording.ts";
import { backTo, type DeskBindings, show } from "#server/desk/http/desk-context.ts";
import {
  DIRECTORY_JOB,
  directoryJob,
  type KeptVerdict,
  lastVerdict,
} from "#server/directory/directory-job.ts";
import type { DeskJob } from "#server/storage/desk/desk-jobs.ts";

const words = DESK_PART_WORDS.directory;
const PATH = pathOf("directory");
const CHECK = `${PATH}/check`;

/** Whether the websites of the directory answer, as of the last check; and another one. */
export function directoryRoutes(desk: Pick<Desk, "jobs" | "work" | "actions">): Hono<DeskBindings> {
  const app = new Hono<DeskBindings>();
  app.get(PATH, async (context) => {
    const job = await desk.jobs.find(DIRECTORY_JOB);
    const main = html`<h1>${words.title}</h1>
      <p class="dk-lead">${words.lead}</p>
      ${job?.isRunning === true ? progress(job) : startForm(context.get("seen"))}
      ${found(lastVerdict(job), job)}`;
    return show(context, { title: words.title, main, part: "directory" });
  });
  app.post(CHECK, async (context) => {
    const begun = await desk.work.begin(DIRECTORY_JOB, directoryJob());
    if (begun === undefined) return backTo(context, PATH, "running");
    await desk.actions.add("directory checked");
    return backTo(context, PATH, "checking");
  });
  return app;
}

function startForm(seen: Seen): Html {
  return form(seen, CHECK, html`<button class="btn btn-primary">${words.check}</button>`, "dk-form");
}

function progress({ done, total }: DeskJob): Html {
  const all = total === 0 ? LISTINGS.length : total;
  return html`<p class="dk-lead" id="checking">${fill(words.running, { done, all })}</p>
    <progress aria-labelledby="checking" value="${String(done)}" max="${String(all)}"></progress>
    <p class="btn-row"><a class="btn" href="${PATH}">${words.look}</a></p>`;
}

function found(verdict: KeptVerdict | undefined, job: DeskJob | undefined): Html {
  if (verdict === undefined) return html`<p class="dk-lead">${words.never}</p>`;
  const { entries, broken, looked, all } = verdict;
  const day = dayOf(job?.ended_at ?? job?.begun_at ?? "");
  const sum = fill(words.sum, { all, day, broken, looked, well: all - broken - looked });
  const lines = entries.flatMap(({ name, remarks }) =>
    remarks.map(
      ({ isBroken, text }) =>
        html`<tr>
          <td>${name}</td>
          <td class="${isBroken ? "at" : ""}">${isBroken ? words.broken : words.lookAt}</td>
          <td>${text}</td>
        </tr>`,
    ),
  );
  return html`<p class="dk-lead">${sum}</p>
    ${
      lines.length === 0
        ? html`<p class="dk-lead">${words.fine}</p>`
        : html`<table class="dk-gap">
            <tbody>
              ${lines}
            </tbody>
          </table>`
    }`;
}
