import { FIT_PAGE } from "#content/site/fit-page.ts";
import type { FitAddress } from "#domain/fit/fit-address.ts";
import { isEmpty } from "#domain/fit/stored-fit.ts";
import { TryAgain } from "#app/fetching/try-again.tsx";
import { FitForm } from "./fit-form.tsx";
import { FitTabs } from "./fit-tabs.tsx";
import { useStoredFit } from "./fit-store.ts";
import { useTool } from "./load-tool.ts";
import { useArrivingName } from "./use-arriving-name.ts";

const EMPTY = {
  name: FIT_PAGE.empty,
  siblings: FIT_PAGE.siblings.empty,
  middle: FIT_PAGE.middle.empty,
} as const;

/** The tabs, the form, and beside it what the chosen tool answers, at each letter. */
export function FitTool({ tab, gender }: FitAddress) {
  useArrivingName();
  const typed = useStoredFit();
  const loaded = useTool(tab);
  return (
    <>
      <FitTabs chosen={tab} />
      <div className="shell fit-tool" data-tab={tab}>
        <div>
          <FitForm key={tab} tab={tab} typed={typed} />
          <p className="tool-noscript">{FIT_PAGE.noScript}</p>
        </div>
        <div className="fit-out needs-script">
          {loaded.state === "failed" ? (
            <TryAgain words={FIT_PAGE.failed} retry={loaded.retry} className="quiet" />
          ) : loaded.state === "loading" ? (
            <p className="quiet fit-head" role="status">
              {isEmpty(typed) ? EMPTY[tab] : FIT_PAGE.waiting}
            </p>
          ) : (
            <loaded.value.Answer typed={typed} gender={gender} book={loaded.value.book} />
          )}
        </div>
      </div>
    </>
  );
}
