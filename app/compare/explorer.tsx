import { COMPARE_PAGE } from "#content/site/compare-page.ts";
import { SectionHead } from "#app/ui/section-head.tsx";
import { LinkTabs } from "./chart/chart-choices.tsx";
import { LONGEST_START } from "#domain/compare/compare-request.ts";
import type { CompareView } from "./compare-view.ts";
import { FieldForm } from "./field-form.tsx";
import { StackNames } from "./chart/stack-names.tsx";
import { StackTool } from "./chart/stack-tool.tsx";

const { explorer } = COMPARE_PAGE;

/** All names with one beginning, stacked by their share. */
export function Explorer({
  words: { stack, start, whose, address, years },
}: {
  readonly words: CompareView;
}) {
  return (
    <section className="shell sec" aria-labelledby="cmp-start">
      <SectionHead id="cmp-start" title={stack?.heading ?? explorer.ask} />
      <div className="cmp-ask noprint">
        <FieldForm
          id="cmp-letters"
          name="start"
          label={explorer.label}
          hint={explorer.hint}
          button={explorer.button}
          address={address}
          but={["start"]}
          defaultValue={start}
          maxLength={LONGEST_START}
          required
        />
        {start === "" ? null : <LinkTabs label={explorer.whose} ways={whose} />}
      </div>
      {stack === null ? null : (
        <>
          <p className="small quiet">{stack.caption}</p>
          <StackTool stack={stack} years={years} />
          <StackNames stack={stack} />
        </>
      )}
    </section>
  );
}
