import { PAGES } from "#content/site/pages.ts";
import { brotliPageInBackground } from "#server/http/compress.ts";
import { errorOf } from "#server/http/log/logged-error.ts";
import type { Client } from "#server/http/visitors/client.ts";
import type { Services } from "#server/services.ts";
import { finishPage } from "./finish-page.ts";
import { handOver, namesAsked } from "./handed-answer.ts";
import { readListData } from "./list-data.ts";
import { openList, openVisit, type VisitServices } from "./open-visit.ts";
import type { Finishing, MadePage, RenderPage } from "./page-to-render.ts";
import type { RenderPool } from "./render-pool.ts";

/** What is asked of a renderer beside the request. */
export type ToRender = Omit<Finishing, "path"> & { readonly origin: string; readonly client: Client };

/**
 * Renders a page for a request, wherever that is done. HEAD is rendered as GET, so that loaders and caches know no difference;
 * what everybody gets is wanted by others, too, when whoever asked first has gone. Rejects with a RenderFault, or what the
 * screens did not foresee.
 */
export type Renderer = (request: Request, given: ToRender) => Promise<MadePage>;

/** Whether a page looks into storage before it is rendered, which threads have not. */
export function needsStorage(path: string): boolean {
  return NEED_STORAGE.has(path);
}

const NEED_STORAGE: ReadonlySet<string> = new Set(
  [PAGES.confirm, PAGES.unsubscribe].flatMap(({ path }) => [path, `${path}.data`]),
);

type RenderServices = VisitServices & Pick<Services, "formTokens" | "own">;

/** Pages are rendered by the pool where there is one; actions, and what looks into storage, on this thread. */
export function createRenderer(
  services: RenderServices,
  renderPage: RenderPage,
  pool?: RenderPool,
): Renderer {
  return async (request, { client, ...given }) => {
    const { pathname: path } = new URL(request.url);
    const formToken = services.formTokens.make();
    const lasts = services.formTokens.isShared();
    if (pool === undefined || !isRead(request) || needsStorage(path)) {
      const storage = openVisit(services, request, client);
      const answered = await renderPage(asGet(request, given.forAll), {
        nonce: given.nonce,
        origin: given.origin,
        ads: given.ads?.provider ?? null,
        formToken,
        savedList: storage.savedList,
        storage,
        report: (error) => services.log.error(error),
      });
      return { ...(await finishPage(answered, { ...given, path }, brotliPageInBackground)), lasts };
    }
    const list = await readListData(openList(services, request, client));
    const asked = namesAsked(request.url);
    const names = asked && handOver(asked, services.names.answer(asked));
    const rendered = await pool.render(
      { ...given, url: request.url, formToken, list, names, own: services.own.shared() },
      given.forAll ? undefined : request.signal,
    );
    for (const report of rendered.reports) services.log.error(errorOf(report));
    if (rendered.kind === "fault") throw errorOf(rendered.fault);
    return { reply: rendered.reply, forAll: rendered.forAll, lasts };
  };
}

function isRead({ method }: Request): boolean {
  return method === "GET" || method === "HEAD";
}

/** For this thread alone: another is sent the address, and a Request would be a fifth of all that is made for it here. */
function asGet(request: Request, forAll: boolean): Request {
  if (!isRead(request) || (request.method === "GET" && !forAll)) return request;
  const { url, headers, signal } = request;
  return new Request(url, { headers, ...(forAll ? {} : { signal }) });
}
