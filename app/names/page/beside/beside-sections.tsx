import { Link } from "react-router";
import { NAME_PAGE } from "#content/site/name-page.ts";
import type { Parts } from "#app/head/page-parts.ts";
import type { Door } from "#app/names/page/door-words.ts";
import { PART_OF_MIDDLES, PART_OF_SIBLINGS } from "#app/names/page/part-names.ts";
import { HtmlPart } from "#app/ui/html-part.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import "./beside.css";

type Props = { readonly door: Door | null; readonly parts: Parts | null };

export function SiblingsSection(props: Props) {
  return <Beside {...props} id="siblings" part={PART_OF_SIBLINGS} words={NAME_PAGE.siblings} />;
}

export function MiddlesSection(props: Props) {
  return <Beside {...props} id="middles" part={PART_OF_MIDDLES} words={NAME_PAGE.middle} />;
}

type BesideProps = Props & {
  readonly id: string;
  readonly part: string;
  readonly words: { readonly heading: string; readonly text: string };
};

/** Names that go with the page's own, and where to go on with the family's. */
function Beside({ id, part, words, door, parts }: BesideProps) {
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title={words.heading} />
      <HtmlPart as="ul" name={part} parts={parts} className="beside" />
      <p className="small quiet">{words.text}</p>
      {door === null ? null : (
        <p className="noprint">
          <Link className="btn" to={door.href} discover="none">
            {door.label}
          </Link>
        </p>
      )}
    </section>
  );
}
