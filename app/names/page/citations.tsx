import type { Citation } from "#domain/names/entry/cite.ts";

type Props = { readonly citations: readonly Citation[]; readonly brief?: boolean };

/** " Source: Wikipedia." with links; brief names the works only. Nothing when there is no source. */
export function Citations({ citations, brief = false }: Props) {
  if (citations.length === 0) return null;
  return (
    <>
      {citations.length === 1 ? " Source: " : " Sources: "}
      {citations.map((citation, place) => (
        <span key={citation.title}>
          {place === 0 ? "" : "; "}
          <Title citation={citation} brief={brief} />
          {brief || citation.licence === undefined ? "" : ` (${citation.licence})`}
        </span>
      ))}
      .
    </>
  );
}

function Title({ citation, brief }: { readonly citation: Citation; readonly brief: boolean }) {
  const words = brief ? citation.short : citation.title;
  return citation.href === undefined ? words : <a href={citation.href}>{words}</a>;
}
