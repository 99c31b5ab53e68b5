import { ownValue } from "#domain/own-value.ts";
import { html } from "hono/html";
import { DESK_WORDS } from "#content/desk/desk-words.ts";
import { DESK_PART_WORDS } from "#content/desk/desk-part-words.ts";
import { BRAND } from "#content/site/brand.ts";
import { LANG } from "#domain/locale/locale.ts";
import { DESK_PATH } from "#server/desk/opening-link.ts";
import { fill, timeOf } from "./wording.ts";

/** Escaped where it was put together: whatever a visitor wrote is text in it. */
export type Html = ReturnType<typeof html>;

/** Who sees a page. */
export type Seen = {
  /** When the session ends, in ISO 8601. */
  readonly until: string;
  /** What its forms carry (form-proof.ts). */
  readonly proof: string;
};

export const PARTS = [
  "today",
  "inbox",
  "newsletter",
  "subscribers",
  "directory",
  "counts",
  "server",
  "log",
] as const;
export type Part = (typeof PARTS)[number];

export function pathOf(part: Part): string {
  return part === "today" ? DESK_PATH : `${DESK_PATH}/${part}`;
}

export type DeskPage = {
  readonly title: string;
  readonly main: Html;
  readonly part?: Part | undefined;
  /** Absent where the desk is closed. */
  readonly seen?: Seen;
  /** The code of what was just done, from the address. */
  readonly said?: string | undefined;
};

const words = DESK_WORDS;

/** A page of the desk as a whole document. */
export function deskDocument(
  { title, main, part, seen, said }: DeskPage,
  stylesheets: readonly string[],
): Html {
  const notice = saidOf(said);
  return html`<!doctype html>
    <html lang="${LANG}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex, nofollow" />
        <title>${title} | ${words.name} | ${BRAND.name}</title>
        <link rel="icon" href="${BRAND.logo ?? "/favicon.svg"}" type="image/svg+xml" />
        ${stylesheets.map((href) => html`<link rel="stylesheet" href="${href}" />`)}
      </head>
      <body class="dk">
        <a class="skip" href="#main">${words.skip}</a>
        <header class="hd">
          <div class="shell hd-in">
            <a class="wm" href="${seen === undefined ? "/" : DESK_PATH}"
              >${mark()}<span>${BRAND.name}</span></a
            >
            <span class="meta dk-name">${words.name}</span>
            ${seen === undefined ? "" : signedIn(seen)}
          </div>
        </header>
        ${seen === undefined ? "" : partsNav(part)}
        <main id="main" class="shell" tabindex="-1">
          ${notice === undefined ? "" : html`<p class="dk-said" role="status">${notice}</p>`} ${main}
        </main>
      </body>
    </html> `;
}

function mark(): Html {
  return BRAND.logo === null ? MARK : html`<img src="${BRAND.logo}" alt="" />`;
}

function saidOf(code: string | undefined): string | undefined {
  return code === undefined ? undefined : ownValue(DESK_PART_WORDS.said, code);
}

function signedIn(seen: Seen): Html {
  return html`<div class="small quiet num dk-who">
    <span>${fill(words.until, { time: timeOf(seen.until) })}</span>
    ${form(seen, `${DESK_PATH}/sign-out`, html`<button class="btn-text">${words.signOut}</button>`)}
  </div>`;
}

function partsNav(part: Part | undefined): Html {
  return html`<nav class="dk-nav" aria-label="${words.name}">
    <ul class="shell">
      ${PARTS.map(
        (each) =>
          html`<li>
            <a href="${pathOf(each)}" ${each === part ? html` aria-current="page"` : ""}
              >${words.parts[each]}</a
            >
          </li>`,
      )}
    </ul>
  </nav>`;
}

/** A form of the desk: by POST, with the proof of the session. */
export function form({ proof }: Seen, action: string, fields: Html, className = ""): Html {
  return html`<form method="post" action="${action}" class="${className}">
    <input type="hidden" name="proof" value="${proof}" />${fields}
  </form>`;
}

export type Row = readonly [term: string, value: Html | string];

/** A part of a page, with a heading and what there is to do. */
export function panel(title: string, content: Html, more: Html | string = "", className = ""): Html {
  return html`<section class="pan ${className}">
    <div class="h">
      <h2>${title}</h2>
      ${more}
    </div>
    ${content}
  </section>`;
}

export function rows(list: readonly Row[]): Html {
  return html`<dl class="num">
    ${list.map(
      ([term, value]) =>
        html`<div>
          <dt>${term}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;
}

/** "OK", with a tick. */
export function ok(): Html {
  return html`<span class="ok">${TICK}${words.ok}</span>`;
}

export const WARNING = html`<svg class="ic" viewBox="0 0 24 24" aria-hidden="true">
  <path d="M12 4 2.5 20h19ZM12 10v4.5M12 17.3v0" />
</svg>`;
const TICK = html`<svg class="ic" viewBox="0 0 24 24" aria-hidden="true">
  <path d="m5 13 4.5 4.5L19 7" />
</svg>`;
const MARK = html`<svg
  viewBox="0 0 48 48"
  fill="none"
  stroke="currentColor"
  stroke-width="5"
  stroke-linecap="round"
  stroke-linejoin="round"
  aria-hidden="true"
>
  <path d="M9 41V22C9 12.5 15 7 24 7s15 5.5 15 15v19" />
  <path d="M19 41V31c0-3.6 1.9-5.8 5-5.8s5 2.2 5 5.8v10" />
  <circle class="dk-dot" cx="24" cy="17.6" r="2.9" stroke="none" />
</svg>`;
