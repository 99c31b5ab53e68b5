import { TOGETHER_PAGE } from "#content/site/together-page.ts";
import type { DownToOne } from "#domain/together/judging/down-to-one.ts";
import type { Order } from "#domain/together/message/order.ts";
import { isUncovering } from "#domain/together/duels/two-orders.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import "#app/ui/notice.css";

const { order: WORDS } = TOGETHER_PAGE;

type Props = {
  readonly order: Order;
  readonly down: DownToOne | null;
  readonly onBegin: () => void;
  readonly onForget: () => void;
};

/** The partner's order is here, and what uncovers it. */
export function CoveredOrder({ order, down, onBegin, onForget }: Props) {
  const isUnderWay = isUncovering({ down, order });
  const count = `${order.names.length}`;
  return (
    <div className="svp-note svp-arriving noprint">
      <p>
        {fillIn(isUnderWay ? WORDS.covered : WORDS.waits, { count })}
        {isUnderWay || down === null ? null : ` ${WORDS.instead}`}
      </p>
      <div className="tog-buttons">
        {isUnderWay ? null : (
          <button type="button" className="btn btn-primary" onClick={onBegin}>
            {fillIn(WORDS.begin, { count })}
          </button>
        )}
        <button type="button" className="btn btn-quiet" onClick={onForget}>
          {WORDS.forget}
        </button>
      </div>
    </div>
  );
}
