/** How React ends every page. */
const END = "</body></html>";

/**
 * A page with what wakes it up at its end: the loaders' data, as the router in the browser reads them. The router's own
 * component would write the same while React streams a page; none is streamed (entry.server.tsx). Throws when the page does
 * not end as React ends it. In pieces, since the page would be copied to put it together.
 */
export function withHandoff(pieces: readonly string[], data: string, nonce: string): readonly string[] {
  const last = pieces.at(-1) ?? "";
  if (!last.endsWith(END)) throw new Error("The page does not end as with-handoff.ts knows it.");
  const stream = "window.__reactRouterContext.streamController";
  // Within a script, only a "<" could end it.
  const code = `${stream}.enqueue(${JSON.stringify(data).replaceAll("<", "\\u003c")});${stream}.close();`;
  return [
    ...pieces.slice(0, -1),
    last.slice(0, -END.length),
    `<script nonce="${nonce}">${code}</script>${END}`,
  ];
}
