import { BRAND } from "#content/site/brand.ts";
import { PAGES } from "#content/site/pages.ts";
import { LOCALE } from "#domain/locale/locale.ts";

export const MANIFEST_PATH = "/site.webmanifest";

const ICONS = [
  { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
  { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
  { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
];

/** What a phone needs to put the site on its home screen. */
export function webManifest(): string {
  return JSON.stringify({
    id: "/",
    name: BRAND.name,
    short_name: BRAND.name,
    description: PAGES.home.description,
    lang: LOCALE,
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: BRAND.around.paper,
    theme_color: BRAND.around.cover,
    categories: ["parenting", "reference"],
    icons: BRAND.logo === null ? ICONS : [{ src: BRAND.logo, sizes: "any", type: "image/svg+xml" }],
    shortcuts: [PAGES.saved, PAGES.browse].map(({ label, path }) => ({ name: label, url: path })),
  });
}
