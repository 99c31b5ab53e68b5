import { escapeHtml } from "#domain/text/escape-html.ts";

/** In pixels: what a name with all that is said of one takes in a column of text. */
export const EMBED_SIZE = { width: 480, height: 400 } as const;

type Frame = {
  readonly src: string;
  readonly title: string;
  readonly width: number;
  readonly height: number;
};

/** The frame that shows an embedded name: what oEmbed answers, and what people copy. Never wider than its place. */
export function embedFrame({ src, title, width, height }: Frame): string {
  return `<iframe src="${escapeHtml(src)}" title="${escapeHtml(title)}" width="${width}" height="${height}" style="border:1px solid #dbd8cb;max-width:100%" loading="lazy"></iframe>`;
}
