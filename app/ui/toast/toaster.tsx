import * as Radix from "@radix-ui/react-toast";
import { Bookmark, CircleAlert, CircleCheck, X } from "lucide";
import { useSyncExternalStore } from "react";
import { CLOSE_NOTIFICATION, NOTIFICATIONS } from "#content/frame/frame-words.ts";
import { Icon } from "#app/ui/icon.tsx";
import { type Toast, TOAST_DURATION_MS, toasts } from "./toast-store.ts";
import { Tooltip } from "#app/ui/tooltip/tooltip.tsx";
import "./toast.css";

const NONE: readonly Toast[] = [];
const SWIPE_THRESHOLD_PX = 50;
const MARKS = { plain: CircleCheck, saved: Bookmark, destructive: CircleAlert } as const;

/** The notification region: F8 moves to it, a swipe to the right dismisses. */
export function Toaster() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.read, () => NONE);
  return (
    <Radix.Provider duration={TOAST_DURATION_MS} swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD_PX}>
      {shown.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
      <Radix.Viewport hotkey={["F8"]} label={NOTIFICATIONS} className="toast-region" />
    </Radix.Provider>
  );
}

function ToastCard({ toast }: { readonly toast: Toast }) {
  const { tone = "plain" } = toast;
  return (
    <Radix.Root
      open={toast.open}
      onOpenChange={(open) => (open ? undefined : toasts.dismiss(toast.id))}
      type={tone === "destructive" ? "foreground" : "background"}
      className={`toast toast-${tone}`}
    >
      <Icon of={MARKS[tone]} />
      <div>
        <Radix.Title asChild>
          <b>{toast.title}</b>
        </Radix.Title>
        <Radix.Description asChild>
          <span>{toast.description}</span>
        </Radix.Description>
      </div>
      <div className="toast-acts">
        {toast.action === undefined ? null : (
          <Radix.Action asChild altText={toast.action.label}>
            <button type="button" className="btn btn-quiet" onClick={toast.action.onClick}>
              {toast.action.label}
            </button>
          </Radix.Action>
        )}
        <Tooltip text={CLOSE_NOTIFICATION}>
          <Radix.Close asChild>
            <button type="button" className="icon-btn" aria-label={CLOSE_NOTIFICATION}>
              <Icon of={X} />
            </button>
          </Radix.Close>
        </Tooltip>
      </div>
    </Radix.Root>
  );
}
