/** A part of the report: its title, and what was measured. */
export type Part = { readonly title: string; readonly text: string };

/** Puts what was measured now into a report: in the place of what stood under the same titles, and else at the end. */
export function withParts(report: string, parts: readonly Part[]): string {
  const [head = "", ...sections] = report.trim().split(/\n+(?=## )/);
  const kept = sections.map((section) => {
    const title = /^## (.*)/.exec(section)?.[1];
    const renewed = parts.find((part) => part.title === title);
    return renewed === undefined ? section : sectionOf(renewed);
  });
  const added = parts.map(sectionOf).filter((section) => !kept.includes(section));
  return `${[head, ...kept, ...added].join("\n\n")}\n`;
}

export function sectionOf({ title, text }: Part): string {
  return `## ${title}\n\n${text}`;
}
