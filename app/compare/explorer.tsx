import { Form } from "react-router";
import { COMPARE_PAGE } from "#content/site/compare-page.ts";
import { SectionHead } from "#app/ui/section-head.tsx";
import { WayTabs } from "./chart-choices.tsx";
import type { CompareWords } from "./compare-words.ts";
import { HiddenFields } from "./hidden-fields.tsx";
import { StackNames } from "./stack-names.tsx";
import { StackTool } from "./stack-tool.tsx";

const { explorer } = COMPARE_PAGE;

/** All names with one beginning, stacked by their share. */
export function Explorer({
  words: { stack, start, whose, address, years },
}: {
  readonly words: CompareWords;
}) {
  return (
    <section className="shell sec" aria-labelledby="cmp-start">
      <SectionHead id="cmp-start" title={stack?.heading ?? explorer.ask} />
      <div className="cmp-ask noprint">
        <Form action="/compare" preventScrollReset>
          <HiddenFields address={address} but={["start"]} />
          <div className="field">
            <label htmlFor="cmp-letters">{explorer.label}</label>
            <input
              key={start}
              className="input"
              id="cmp-letters"
              name="start"
              defaultValue={start === "" ? "" : `${start.slice(0, 1).toUpperCase()}${start.slice(1)}`}
              aria-describedby="cmp-letters-hint"
              maxLength={15}
              required
              autoComplete="off"
              spellCheck="false"
            />
            <span className="hint" id="cmp-letters-hint">
              {explorer.hint}
            </span>
          </div>
          <button className="btn" type="submit">
            {explorer.button}
          </button>
        </Form>
        {start === "" ? null : <WayTabs label={explorer.whose} ways={whose} />}
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
