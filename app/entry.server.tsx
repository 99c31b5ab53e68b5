import { renderToReadableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { services } from "./screen-context.ts";
import { PageNonce } from "./head/page-nonce.ts";
import { PageParts, partsOf } from "./head/page-parts.ts";

export { provide } from "./screen-context.ts";

/**
 * What loaders, actions and rendering did not foresee goes into the server's log. Not what was refused (a 404, a 405): the
 * request's own line tells it; nor that storage is away, which is logged where it is found. Nor what nobody waits for any more.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  if (!isRouteErrorResponse(error)) context.get(services).report(error);
  else if (error.status >= 500 && error.status !== 503)
    context.get(services).report(new Error(`A page answered ${error.status}.`));
};

/** Renders a whole page at once: loaders answer from memory, so there is nothing worth streaming. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const nonce = loadContext.get(services).nonce;
  const faults: unknown[] = [];
  const stream = await renderToReadableStream(
    <PageNonce value={nonce}>
      <PageParts value={partsOf(loadContext)}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </PageParts>
    </PageNonce>,
    {
      nonce,
      // Nothing is sent in pieces: what is large stays where it stands, also for who has no script to put it there.
      progressiveChunkSize: Infinity,
      signal: request.signal,
      // Not to the console, as React would by itself. What makes it give up altogether comes to handleError.
      onError: (fault) => void faults.push(fault),
    },
  );
  await stream.allReady;
  if (!request.signal.aborted) faults.forEach(loadContext.get(services).report);
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(stream, { status, headers });
}
