import { createServer } from "node:http";

/** What the provider was asked for, and what it was told beside the address. */
type AdRequest = {
  readonly path: string;
  readonly cookie: string | undefined;
  readonly referrer: string | undefined;
};

export type AdProvider = {
  readonly scriptUrl: string;
  readonly requests: readonly AdRequest[];
  readonly stop: () => Promise<void>;
};

/** Fills every place, now and later, with a picture of its own, as docs/advertising.md asks of a provider. */
const SCRIPT = `(function(){
var own=new URL(document.currentScript.src).origin;
function fill(){document.querySelectorAll("[data-ad-slot]:empty").forEach(function(place){
var picture=document.createElement("img");
picture.src=own+"/picture.svg?slot="+place.dataset.adSlot;picture.alt="An advertisement";picture.referrerPolicy="no-referrer";
picture.width=place.clientWidth;picture.height=place.clientHeight;place.append(picture)})}
new MutationObserver(fill).observe(document.body,{childList:true,subtree:true});fill()})()`;

const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg"><rect width="100%" height="100%" fill="#8aa"/></svg>`;

/** A provider of ads on this machine, which writes down what it is asked. */
export async function startAdProvider(): Promise<AdProvider> {
  const requests: AdRequest[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? "";
    requests.push({ path, cookie: request.headers.cookie, referrer: request.headers.referer });
    const [type, body] = path === "/ads.js" ? ["text/javascript", SCRIPT] : ["image/svg+xml", PICTURE];
    response.writeHead(200, {
      "content-type": type,
      "access-control-allow-origin": "*",
      "set-cookie": "followed=1; Path=/",
      "cache-control": "no-store",
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    scriptUrl: `http://127.0.0.1:${port}/ads.js`,
    requests,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
