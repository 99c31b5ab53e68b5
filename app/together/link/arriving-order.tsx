import { TOGETHER_PAGE } from "#content/site/together-page.ts";
import { hearOrder } from "#domain/together/together-state.ts";
import type { Order } from "#domain/together/message/order.ts";
import { twoOrders } from "#domain/together/duels/two-orders.ts";
import { storeTogether, useTogetherState } from "#app/together/together-store.ts";
import type { Accepting } from "./accepting.ts";
import { ArrivingNotice } from "./arriving-notice.tsx";

const { arriving: WORDS } = TOGETHER_PAGE;

type Props = Accepting & { readonly order: Order };

/** A partner's order: covered until one's own is there. */
export function ArrivingOrder({ order, onAccept, onClose }: Props) {
  const kept = useTogetherState();
  const isOpen = twoOrders(hearOrder(kept, order)) !== null;
  const take = () => storeTogether((now) => hearOrder(now, order));
  return (
    <ArrivingNotice title={WORDS.order} text={isOpen ? WORDS.bothText : WORDS.orderText} onClose={onClose}>
      <button type="button" className="btn btn-primary" onClick={() => onAccept(take, "decide")}>
        {isOpen ? WORDS.bothButton : WORDS.orderButton}
      </button>
    </ArrivingNotice>
  );
}
