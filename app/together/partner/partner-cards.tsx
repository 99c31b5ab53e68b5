import type { ComponentProps } from "react";
import { TOGETHER_PAGE } from "#content/site/together-page.ts";
import type { NamePool } from "#domain/together/judging/name-pool.ts";
import { PartnerPass } from "./partner-pass.tsx";
import { passWords } from "./pass-words.ts";

type Props = Omit<ComponentProps<typeof PartnerPass>, "pool"> & {
  /** Null until the names are here. */
  readonly pool: NamePool | null;
};

/** All that somebody sees who has opened a partner's link. */
export function PartnerCards({ pool, ...pass }: Props) {
  const { from, names } = pass.message;
  return (
    <div className="wiz needs-script">
      {pool === null ? (
        <div className="tog-partner">
          <h2 className="tog-title">{passWords(pass.sender, names.length).heading}</h2>
          <p className="quiet" role="status">
            {TOGETHER_PAGE.waiting}
          </p>
        </div>
      ) : (
        // The same message before and after it was accepted; another one has cards of its own.
        <PartnerPass key={`${from} ${names.map(({ id }) => id).join()}`} {...pass} pool={pool} />
      )}
    </div>
  );
}
