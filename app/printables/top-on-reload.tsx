import { use } from "react";
import { PageNonce } from "#app/starting/page-nonce.ts";

/** Where React Router keeps how far a page was scrolled, by the key of its entry in the history. */
const POSITIONS_KEY = "react-router-scroll-positions";

/**
 * Runs while the page is read: a page that is loaded again forgets how far it was scrolled, before the browser or the router
 * can go there. Back is no reload, and leads to where somebody was.
 */
const SCRIPT = `(function(){try{
var how=performance.getEntriesByType("navigation")[0];
if(!how||how.type!=="reload")return;
history.scrollRestoration="manual";
var all=JSON.parse(sessionStorage.getItem("${POSITIONS_KEY}")||"{}");
delete all[(history.state||{}).key];
sessionStorage.setItem("${POSITIONS_KEY}",JSON.stringify(all))
}catch(e){}})()`;

/** Stands in a page that begins at its top when it is loaded again. */
export function TopOnReload() {
  const nonce = use(PageNonce);
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
}
