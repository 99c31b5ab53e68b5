type Group = { readonly heading: string; readonly rows: readonly (readonly string[])[] };

/** What stands on the page of a list. */
export function readList(page: Document) {
  const textOf = (where: string) => page.querySelector(where)?.textContent ?? "";
  return {
    rule: textOf(".lt-rule"),
    caption: textOf("caption"),
    text: textOf("main"),
    file: page.querySelector("a[download]")?.getAttribute("href") ?? "",
    rows: rowsOf(
      Array.from(page.querySelectorAll("tbody"), (body) => ({
        heading: body.querySelector("tr.lt-heading")?.textContent ?? "",
        rows: Array.from(body.querySelectorAll("tr:not(.lt-heading, .lt-also)"), (row) => [
          ...Array.from(row.querySelectorAll("th, td:not(.lt-split)"), (cell) => cell.textContent ?? ""),
          ...spellingsBelow(page, row),
        ]),
      })),
    ),
  };
}

/** Counted by sound, a name has its spellings in a row below; one that has a single spelling has none. */
function spellingsBelow(page: Document, row: Element): readonly string[] {
  if (page.querySelector("tr.lt-also") === null) return [];
  const below = row.nextElementSibling;
  return [below?.matches(".lt-also") === true ? (below.textContent ?? "").replace(/^[^:]*: /, "") : ""];
}

/** The cells of the table; a heading that says of which sex the names below are stands beside each of them. */
function rowsOf(groups: readonly Group[]): readonly (readonly string[])[] {
  return groups.flatMap(({ heading, rows }) =>
    rows.map(([name = "", ...cells]) =>
      [name, ...(/^(Girls|Boys)$/.test(heading) ? [heading.toLowerCase()] : []), ...cells].map(plain),
    ),
  );
}

/** The lines of a CSV file, in the words of the table. */
export function rowsInCsv(file: string): readonly (readonly string[])[] {
  const [heads = [], ...lines] = file
    .replace(/^\uFEFF/, "")
    .trim()
    .split("\r\n")
    .map(fieldsOf);
  return lines.map((line) => {
    if (!heads.includes("meaning")) return line.map(plain);
    const [name = "", givenTo = "", meaning = "", oneIn = "", of = "", ...rest] = line;
    const common = oneIn === "" ? "Fewer than 5, or none" : `1 in ${oneIn} ${of}`;
    return [name, `${givenTo.slice(0, 1).toUpperCase()}${givenTo.slice(1)}`, meaning, common, ...rest].map(
      plain,
    );
  });
}

/** Fields of a line after RFC 4180. */
function fieldsOf(line: string): string[] {
  return Array.from(line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g), ([, quoted, bare]) =>
    quoted === undefined ? (bare ?? "") : quoted.replaceAll('""', '"'),
  );
}

/** A cell without what makes it good to read: signs, separators, quotation marks; numbers as numbers. */
function plain(cell: string): string {
  const bare = cell
    .replaceAll("\u00A0", " ")
    .replace(/^“(.*)”$/, "$1")
    .replace(/(?<=\d),(?=\d{3})/g, "")
    .replace(/^[+×] ?/, "")
    .replace(/^−/, "-")
    .replace(/^=$/, "0")
    .replace(/^–$/, "")
    .replace(/%$/, "");
  return bare !== "" && Number.isFinite(Number(bare)) ? String(Number(bare)) : bare;
}
