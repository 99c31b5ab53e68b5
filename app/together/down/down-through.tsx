import { TOGETHER_PAGE } from "#content/site/together-page.ts";
import type { DownToOne } from "#domain/together/judging/down-to-one.ts";
import type { NamePool } from "#domain/together/judging/name-pool.ts";
import { outcomeOf, outcomeOfRanked } from "#domain/together/judging/outcome.ts";
import { twoOrders } from "#domain/together/duels/two-orders.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import { useTogetherState } from "#app/together/together-store.ts";
import { DownResult } from "./down-result.tsx";
import { SendOrder } from "./send-order.tsx";

const { down: WORDS, order: ORDER_WORDS } = TOGETHER_PAGE;

type Props = {
  readonly down: DownToOne;
  readonly pool: NamePool;
  readonly onAgain: () => void;
  readonly onClose: () => void;
};

/** All is answered here: what one's own answers say, or what both say, on this device or on two. */
export function DownThrough({ down, ...rest }: Props) {
  const both = twoOrders(useTogetherState());
  const asked = `${down.answers.flat().length}`;
  const isAlone = both === null && down.answers.length === 1;
  const part =
    both?.isPart === true ? fillIn(ORDER_WORDS.part, { count: `${both.ranked.length}` }) : undefined;
  return (
    <DownResult
      outcome={both === null ? outcomeOf(down) : outcomeOfRanked(both.ranked)}
      sure={isAlone ? WORDS.sureText : WORDS.jointText}
      unsure={isAlone ? fillIn(WORDS.unsureText, { count: asked }) : WORDS.jointUnsureText}
      about={part}
      {...rest}
    >
      {down.answers.length === 1 ? <SendOrder /> : null}
    </DownResult>
  );
}
