import { openApp } from "#tests/support/servers/app-under-test.ts";
import { LINK_LASTS_MS } from "#server/desk/opening-link.ts";

/** The pages of the open desk, where the inbox has a first message. */
export const DESK_PATHS = [
  "/desk",
  "/desk/inbox",
  "/desk/inbox/1",
  "/desk/newsletter",
  "/desk/newsletter/2026-12",
  "/desk/newsletter/2026-12/letter",
  "/desk/newsletter/2026-12/text",
  "/desk/subscribers",
  "/desk/directory",
  "/desk/counts",
  "/desk/server",
  "/desk/log",
] as const;

export const ORIGIN = "https://names.example.org";

type OpenApp = Parameters<typeof openApp>[0];
type Sent = Readonly<Record<string, string>>;

/** The app with the desk on, over https, at a time that can be changed; and a browser at it. */
export async function openDesk({ env = {}, ...given }: OpenApp = {}) {
  const clock = { now: new Date("2026-11-21T10:00:00Z") };
  const opened = await openApp({
    now: () => clock.now,
    ...given,
    env: { DESK: "on", PUBLIC_URL: ORIGIN, ...env },
  });
  const { desk } = opened.services;
  if (desk === undefined) throw new Error("The desk is off.");
  return {
    ...opened,
    desk,
    clock,
    browser: () => deskBrowser(opened.app, () => desk.keys.add("link", LINK_LASTS_MS)),
  };
}

/** A browser at the desk: it keeps its cookie, and sends forms with the proof of the page that it saw last. */
export function deskBrowser(
  app: { request(url: string, init: RequestInit): Response | Promise<Response> },
  newLink: () => Promise<string>,
) {
  let cookie: string | undefined;
  let proof = "";
  const own = { origin: ORIGIN, "sec-fetch-site": "same-origin" };
  const take = async (response: Response) => {
    const given = response.headers.get("set-cookie");
    if (given !== null) cookie = given.split(";")[0];
    const text = await response.text();
    proof = /name="proof" value="([^"]+)"/.exec(text)?.[1] ?? proof;
    return { status: response.status, headers: response.headers, text };
  };
  const browser = {
    cookie: () => cookie,
    proof: () => proof,
    /** With another cookie than its own; undefined: with none. */
    with(other: string | undefined) {
      cookie = other;
      return browser;
    },
    async get(path: string, headers: Sent = {}) {
      return take(
        await app.request(`${ORIGIN}${path}`, {
          headers: { ...(cookie === undefined ? {} : { cookie }), ...headers },
        }),
      );
    },
    /** Sends a form of the page that it saw last; `headers` in the place of what a browser would send. */
    async post(path: string, fields: Sent = {}, headers: Sent = own) {
      const body = new URLSearchParams({ proof, ...fields }).toString();
      return take(
        await app.request(`${ORIGIN}${path}`, {
          method: "POST",
          body,
          headers: {
            "content-type": "application/x-www-form-urlencoded",
            ...(cookie === undefined ? {} : { cookie }),
            ...headers,
          },
        }),
      );
    },
    /** Follows a link that npm run desk has printed, and sees the first page. */
    async open() {
      const answered = await browser.post("/desk/open", { key: await newLink() });
      await browser.get("/desk");
      return answered;
    },
  };
  return browser;
}
