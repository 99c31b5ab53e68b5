import { withoutWorker } from "#app/device/without-worker.ts";
import { type ToastStore, toasts } from "./toast-store.ts";

const PRESSES = ["pointerdown", "keydown"] as const;
const CAPTURED = { capture: true, passive: true } as const;
/**
 * Whatever leads to a toast is pressed in one of these; a finger that scrolls or follows a link is not, nor are letters of a search,
 * which tells by its results.
 */
const USED = "button, form:not([role=search])";

/**
 * The first press in a button or a form; or the first toast, where one comes without (a form that was sent has come back).
 * Where no worker keeps the files, a press may come too late, without a network: then as soon as that is known.
 */
export function whenFirstUsed(
  callback: () => void,
  { subscribe, read }: Pick<ToastStore, "subscribe" | "read"> = toasts,
) {
  const end = () => {
    for (const stop of stops) stop();
    for (const press of PRESSES) document.removeEventListener(press, onPress, CAPTURED);
  };
  const begin = () => {
    end();
    callback();
  };
  const onPress = ({ target }: Event) => {
    if (target instanceof Element && target.closest(USED) !== null) begin();
  };
  const stops = [subscribe(begin), withoutWorker.subscribe(begin)];
  for (const press of PRESSES) document.addEventListener(press, onPress, CAPTURED);
  if (read().length > 0) begin();
  return end;
}
