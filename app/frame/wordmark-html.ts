import { BRAND } from "#content/site/brand.ts";
import { escapeHtml } from "#domain/text/escape-html.ts";

/** A large arch sheltering a small one. */
const ARCH = `<svg viewBox="0 0 48 48" fill="none" stroke="var(--ink)" stroke-width="5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M9 41V22C9 12.5 15 7 24 7s15 5.5 15 15v19"/><path d="M19 41V31c0-3.6 1.9-5.8 5-5.8s5 2.2 5 5.8v10"/><circle cx="24" cy="17.6" r="2.9" fill="var(--ribbon)" stroke="none"/></svg>`;

/** A longer name takes two lines beside the buttons of a phone. */
const SHORT = 10;

/** The mark, ours or an operator's, and beside it the name of the house in live text. */
export function wordmarkHtml(): string {
  const { logo, name } = BRAND;
  const mark = logo === null ? ARCH : `<img src="${logo}" alt="" width="48" height="48">`;
  const size = name.length > SHORT ? "wm wm-long" : "wm";
  return `<a class="${size}" href="/">${mark}<span>${escapeHtml(name)}</span></a>`;
}
