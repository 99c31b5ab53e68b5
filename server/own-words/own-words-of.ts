import { hash } from "node:crypto";
import { OUR_BRAND } from "#content/site/brand.ts";
import type { Brand } from "#domain/brand/brand.ts";
import { withOurs } from "#domain/brand/colors.ts";
import type { OwnWords } from "#domain/brand/own-words.ts";
import { TEXT_PAGES } from "#domain/pages/text-page.ts";
import { addressOf, tokensCss } from "./look-files.ts";
import { LOGO_FILE, type OwnParts, PAGES_FOLDER } from "./own-parts.ts";

/** A file that browsers fetch, by its address. */
type OwnFile = { readonly address: string; readonly text: string; readonly contentType: string };

/** What the parts say together, and the files that go with it; null where they say nothing. */
export function ownWordsOf({ brand, logo, colors, articles, texts }: OwnParts): {
  readonly words: OwnWords | null;
  readonly files: readonly OwnFile[];
} {
  const [said] = brand.values();
  const [tokens] = colors.values();
  const mark = logo.get(LOGO_FILE);
  const isNothing =
    [said, tokens, mark].every((part) => part === undefined) && articles.size + texts.size === 0;
  if (isNothing) return { words: null, files: [] };

  const css = tokens === undefined || Object.keys(tokens).length === 0 ? undefined : tokensCss(tokens);
  const files: readonly OwnFile[] = [
    ...(css === undefined
      ? []
      : [{ address: addressOf("colors", css), text: css, contentType: "text/css; charset=utf-8" }]),
    ...(mark === undefined
      ? []
      : [{ address: addressOf("logo", mark), text: mark, contentType: "image/svg+xml" }]),
  ];
  const shown = withOurs(tokens ?? {});
  const ownBrand: Brand = {
    name: said?.name ?? OUR_BRAND.name,
    tagline: said?.tagline ?? OUR_BRAND.tagline,
    houseLines: said?.houseLines ?? OUR_BRAND.houseLines,
    contact: said?.contact ?? null,
    logo: mark === undefined ? null : addressOf("logo", mark),
    styles: css === undefined ? null : addressOf("colors", css),
    around: { cover: shown.butter[0], paper: shown.paper[0], nightPaper: shown.paper[1] },
    colors: tokens ?? {},
  };
  const whole = {
    brand: ownBrand,
    starterSet: said?.starterSet ?? null,
    articles: [...articles.values()],
    texts: Object.fromEntries(
      TEXT_PAGES.flatMap((id) => {
        const text = texts.get(`${PAGES_FOLDER}/${id}.md`);
        return text === undefined ? [] : [[id, text] as const];
      }),
    ),
  };
  return { files, words: { ...whole, version: hash("sha256", JSON.stringify(whole), "hex").slice(0, 12) } };
}
