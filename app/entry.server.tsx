import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { nonce as nonceContext } from "./screen-context.ts";
import { PageNonce } from "./starting/page-nonce.ts";
import { startLate } from "./starting/start-late.ts";

export { provide } from "./screen-context.ts";

/** Renders a whole page at once: loaders answer from memory, so there is nothing worth streaming. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const nonce = loadContext.get(nonceContext);
  const stream = await renderToReadableStream(
    <PageNonce value={nonce}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </PageNonce>,
    { nonce, signal: request.signal },
  );
  await stream.allReady;
  headers.set("content-type", "text/html; charset=utf-8");
  if (import.meta.env.DEV) return new Response(stream, { status, headers });
  return new Response(startLate(await new Response(stream).text()), { status, headers });
}
