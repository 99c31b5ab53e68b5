import { matchesOf } from "#domain/together/judging/matches.ts";
import type { NamePool } from "#domain/together/judging/name-pool.ts";
import { DecideStep } from "./down/decide-step.tsx";
import type { LoadFields } from "./judging/deck-filters.tsx";
import { Judging } from "./judging/judging.tsx";
import { LikesSection } from "./likes/likes-section.tsx";
import { SendStep } from "./link/send-step.tsx";
import { MatchesStep } from "./matches/matches-step.tsx";
import { useStep } from "./steps.ts";
import { useReturning, useTogetherState } from "./together-store.ts";
import { WizardHead } from "./wizard-head.tsx";

type Props = {
  readonly pool: NamePool;
  /** Whether the pool is the whole collection, or what the page has begun with. */
  readonly isWhole: boolean;
  readonly loadFields: LoadFields;
};

/** One step at a time: one's likes, sending them, what both like; and then to decide. */
export function Wizard({ pool, isWhole, loadFields }: Props) {
  const step = useStep();
  const kept = useTogetherState();
  const isReturning = useReturning();
  const matches = matchesOf(kept);
  const isMatch = matches !== null && matches.top.length + matches.liked.length > 0;
  const senders = kept.heard
    .map(({ from }) => from)
    .toSorted((one, other) => one - other)
    .join();
  switch (step) {
    case "send":
      return (
        <div className="wiz">
          <WizardHead at={step} />
          <SendStep pool={pool} />
        </div>
      );
    case "matches":
      // A match has the screen to itself.
      return isMatch ? (
        <MatchesStep pool={pool} />
      ) : (
        <div className="wiz">
          <WizardHead at={step} />
          <MatchesStep pool={pool} />
        </div>
      );
    case "decide":
      return (
        <div className="wiz wiz-wide">
          <WizardHead at={step} />
          <DecideStep pool={pool} />
        </div>
      );
    case "partner":
    case "saved":
    case "likes":
      return (
        <div className="wiz noprint">
          <WizardHead at="likes" />
          {/* Cards that somebody new has sent are dealt at once; so are those of whoever has judged before. */}
          <Judging key={`${senders} ${isReturning}`} pool={pool} isWhole={isWhole} loadFields={loadFields} />
          <LikesSection pool={pool} />
        </div>
      );
  }
}
