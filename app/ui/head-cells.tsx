/** The headings of a table's columns. */
export function HeadCells({ heads }: { readonly heads: readonly string[] }) {
  return heads.map((head) => (
    <th key={head} scope="col">
      {head}
    </th>
  ));
}
