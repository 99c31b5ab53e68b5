import type { Figure, Side, Span } from "#domain/articles/figure.ts";
import { escapeHtml } from "#domain/text/escape-html.ts";

const CHECK = icon("m4 12 5 6L20 5");
const CROSS = icon("M5 5l14 14M19 5 5 19");

/**
 * A figure as HTML. All but drawings are lists of words, so that nothing is said by a picture alone.
 * @param draw the SVG of a drawing, by its name
 */
export function figureHtml(figure: Figure, draw: (drawing: string) => string): string {
  return `<figure class="fg fg-${figure.kind}">${bodyOf(figure, draw)}<figcaption>${escapeHtml(figure.caption)}</figcaption></figure>`;
}

function bodyOf(figure: Figure, draw: (drawing: string) => string): string {
  switch (figure.kind) {
    case "drawing":
      return draw(figure.drawing)
        .trim()
        .replace(/^<svg/, `<svg role="img" aria-label="${escapeHtml(figure.alt)}"`);
    case "scale":
      return scale(figure);
    case "steps":
      return list("ol", figure.steps.map(pair));
    case "numbers":
      return list("ul", figure.numbers.map(pair));
    case "choice":
      return `${side(figure.yes, CHECK, "fg-yes")}${side(figure.no, CROSS, "fg-no")}`;
    case "kinds":
      return figure.kinds.map((kind) => side(kind, "", "")).join("");
  }
}

function scale({ from, to, ends, spans }: Extract<Figure, { kind: "scale" }>): string {
  const place = (value: number) => Math.round((1000 * (value - from)) / (to - from)) / 10;
  const bar = (span: Span) => {
    const [start, end] = [place(span.from), place(span.to)];
    const mark =
      start === end
        ? `<path class="fg-point" d="M${start} 1V9"/>`
        : `<path class="fg-bar" d="M${start} 2H${end}V8H${start}Z"/>`;
    return `<svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true"><path class="fg-line" d="M0 9.500H100"/>${mark}</svg>`;
  };
  const rows = spans.map(
    (span) => `<b>${escapeHtml(span.label)}</b> <span>${escapeHtml(span.words)}</span>${bar(span)}`,
  );
  const [low, high] = ends.map(escapeHtml);
  return `${list("ul", rows)}<p class="fg-ends" aria-hidden="true"><span>${low}</span><span>${high}</span></p>`;
}

function pair([first, then]: readonly [string, string]): string {
  return `<b>${escapeHtml(first)}</b> <span>${escapeHtml(then)}</span>`;
}

function side({ heading, lines }: Side, mark: string, className: string): string {
  return `<div class="${className}"><p>${mark}${escapeHtml(heading)}</p>${list("ul", lines.map(escapeHtml))}</div>`;
}

function list(tag: "ol" | "ul", items: readonly string[]): string {
  return `<${tag}>${items.map((item) => `<li>${item}</li>`).join("")}</${tag}>`;
}

function icon(path: string): string {
  return `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`;
}
