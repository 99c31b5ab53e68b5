import { brotliPage } from "#server/http/compress.ts";
import { loggedError } from "#server/http/log/logged-error.ts";
import { finishPage } from "./finish-page.ts";
import { readingOf } from "./list-data.ts";
import type { PageToRender, Rendered, RenderPage } from "./page-to-render.ts";

/** What a thread does with each page that it is sent: all that is dear. Never rejects. */
export function renderInThread(
  renderPage: RenderPage,
  receive: (page: Pick<PageToRender, "names" | "own">) => void,
) {
  return async (page: PageToRender): Promise<Rendered> => {
    const { url, origin, nonce, ads, formToken, list } = page;
    const reports: Rendered["reports"][number][] = [];
    receive(page);
    try {
      const answered = await renderPage(new Request(url), {
        nonce,
        origin,
        formToken,
        ads: ads?.provider ?? null,
        savedList: readingOf(list),
        report: (error) => void reports.push(loggedError(error)),
      });
      const finished = await finishPage(answered, { ...page, path: new URL(url).pathname }, brotliPage);
      return { kind: "page", ...finished, reports };
    } catch (error) {
      return { kind: "fault", fault: loggedError(error), reports };
    }
  };
}
