import { Link } from "react-router";
import type { Parts } from "#app/head/page-parts.ts";
import { PATHS } from "#app/site/paths.data.ts";
import { HtmlPart } from "#app/ui/html-part.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { PART_OF_AGE } from "#app/names/page/part-names.ts";
import type { AgeView } from "./age-view.ts";
import "./age.css";

type Props = { readonly age: AgeView; readonly parts: Parts | null };

/** How old somebody of this name likely is. */
export function AgeSection({ age, parts }: Props) {
  return (
    <section aria-labelledby="age">
      <SectionHead id="age" title={age.heading} />
      <p className="age-say">{age.sentence}</p>
      <HtmlPart as="div" name={PART_OF_AGE} parts={parts} />
      <p className="small quiet num">
        {`${age.figures} `}
        <Link to={PATHS.howOld} discover="none">
          {age.others}
        </Link>
      </p>
    </section>
  );
}
