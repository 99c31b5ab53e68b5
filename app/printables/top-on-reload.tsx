import { use, useEffect } from "react";
import { PageNonce } from "#app/head/page-nonce.ts";
import { POSITIONS_KEY } from "#app/head/scroll-positions.ts";

/**
 * Runs while the page is read. A page that is loaded again forgets how far it was scrolled before the router can go there; and
 * before it goes, it tells the browser to leave that to us: what is said after the reload comes too late. Back is no reload,
 * and leads to where somebody was.
 */
const SCRIPT = `(function(){
addEventListener("visibilitychange",function(){if(/^\\/templates\\//.test(location.pathname))history.scrollRestoration="manual"});
try{
var how=performance.getEntriesByType("navigation")[0];
if(!how||how.type!=="reload")return;
var all=JSON.parse(sessionStorage.getItem("${POSITIONS_KEY}")||"{}");
delete all[(history.state||{}).key];
sessionStorage.setItem("${POSITIONS_KEY}",JSON.stringify(all))
}catch(e){}})()`;

/** Stands in a page that begins at its top when it is loaded again. */
export function TopOnReload() {
  const nonce = use(PageNonce);
  // Who came by a link has not had the script run. The router gives the browser its ways back when the page is hidden; this is told after it.
  useEffect(() => {
    document.addEventListener("visibilitychange", leaveItToUs);
    return () => document.removeEventListener("visibilitychange", leaveItToUs);
  }, []);
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
}

function leaveItToUs(): void {
  history.scrollRestoration = "manual";
}
