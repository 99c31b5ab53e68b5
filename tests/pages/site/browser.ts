import type { Server } from "node:http";
import { type Answer, ask, type Question } from "./ask.ts";
import { type Entered, sendingOf } from "./sending-of.ts";
import { type Page, readPage } from "./page.ts";

const MOST_REDIRECTS = 5;

/** A browser without scripts: it carries its cookies, follows redirects, and sends forms. */
export type Browser = {
  readonly get: (path: string, headers?: Readonly<Record<string, string>>) => Promise<Page>;
  /** Opens where a link leads. */
  readonly follow: (page: Page, link: Element) => Promise<Page>;
  /** Fills in a form and sends it, by a button of it or as Enter does; takes as long as a person would. */
  readonly submit: (page: Page, formOrButton: Element, entered?: Entered) => Promise<Page>;
  /** A single request with the cookies, and its answer as it came, redirects not followed. */
  readonly ask: (question: Question) => Promise<Answer>;
  /** The same for the API: JSON there and back. */
  readonly call: (method: string, path: string, body?: unknown) => Promise<{ status: number; json: unknown }>;
  readonly cookies: ReadonlyMap<string, string>;
};

type Given = {
  readonly server: Server;
  readonly origin: string;
  /** Time goes by while somebody fills in a form. */
  readonly fillIn: () => void;
};

export function openBrowser({ server, origin, fillIn }: Given): Browser {
  const cookies = new Map<string, string>();

  const askWithCookies = async (question: Question): Promise<Answer> => {
    const cookie = Array.from(cookies, ([name, value]) => `${name}=${value}`).join("; ");
    const headers = { ...(cookie === "" ? {} : { cookie }), ...question.headers };
    const answer = await ask(server, origin, { ...question, headers });
    for (const line of answer.headers.getSetCookie()) keep(cookies, line);
    return answer;
  };

  const load = async (url: URL, question: Omit<Question, "path">, redirects = 0): Promise<Page> => {
    const answer = await askWithCookies({ ...question, path: `${url.pathname}${url.search}` });
    const location = answer.headers.get("location");
    if (answer.status < 300 || answer.status > 399 || location === null) return readPage(answer, url);
    if (redirects === MOST_REDIRECTS) throw new Error(`Too many redirects, at last to ${location}.`);
    const isKept = answer.status === 307 || answer.status === 308;
    const next = new URL(location, url);
    // As browsers do: a redirect that names no place leads to the one that was asked for.
    if (next.hash === "") next.hash = url.hash;
    return load(next, isKept ? question : {}, redirects + 1);
  };

  const get: Browser["get"] = (path, headers = {}) => load(new URL(path, origin), { headers });
  return {
    get,
    follow: (page, link) => get(new URL(link.getAttribute("href") ?? "", page.url).href),
    async submit(page, formOrButton, entered = {}) {
      const { method, action, fields, isMultipart } = sendingOf(formOrButton, entered, page.url);
      fillIn();
      if (method === "GET") {
        action.search = textOf(fields).toString();
        return load(action, {});
      }
      const body = new Response(isMultipart ? fields : textOf(fields));
      const headers = {
        origin,
        referer: page.url.href,
        "content-type": body.headers.get("content-type") ?? "",
      };
      return load(action, { method, headers, body: Buffer.from(await body.arrayBuffer()) });
    },
    ask: askWithCookies,
    async call(method, path, body) {
      const answer = await askWithCookies({
        method,
        path,
        ...(body === undefined
          ? {}
          : { headers: { "content-type": "application/json" }, body: Buffer.from(JSON.stringify(body)) }),
      });
      const text = answer.bytes.toString();
      return { status: answer.status, json: text === "" ? undefined : JSON.parse(text) };
    },
    cookies,
  };
}

/** Takes over a Set-Cookie line; one that has run out is forgotten. */
function keep(cookies: Map<string, string>, line: string): void {
  const [pair = "", ...attributes] = line.split(";").map((part) => part.trim());
  const at = pair.indexOf("=");
  const hasRunOut = attributes.some((attribute) => {
    const [name = "", value = ""] = attribute.split("=");
    if (name.toLowerCase() === "max-age") return Number(value) <= 0;
    return name.toLowerCase() === "expires" && Date.parse(value) < Date.now();
  });
  if (hasRunOut) cookies.delete(pair.slice(0, at));
  else cookies.set(pair.slice(0, at), pair.slice(at + 1));
}

/** The fields as text; browsers send the name of a file in its place. */
function textOf(fields: FormData): URLSearchParams {
  return new URLSearchParams(
    Array.from(fields, ([name, value]) => [name, typeof value === "string" ? value : value.name]),
  );
}
