/** An article's text with each heading one level higher: on a page of its own its title is the h1. */
export function headingsRaised(html: string): string {
  return html.replaceAll(
    /<(\/?)h([3-6])/g,
    (_, slash: string, level: string) => `<${slash}h${Number(level) - 1}`,
  );
}
