/** An article's text with each section below its heading folded, but the first: the heading is what opens it. */
export function sectionsFolded(html: string): string {
  const [start = "", ...sections] = html.split(/(?=<h3 id=")/);
  const folded = sections.map((section, place) => {
    const [heading = ""] = /^<h3.*?<\/h3>/s.exec(section) ?? [];
    return `<details class="fold"${place === 0 ? " open" : ""}><summary>${heading}</summary>${section.slice(heading.length)}</details>\n`;
  });
  return `${start}${folded.join("")}`.trimEnd();
}
