import * as Radix from "@radix-ui/react-toast";
import { Bookmark, CircleAlert, X } from "lucide-react";
import { useSyncExternalStore } from "react";
import { type Toast, TOAST_DURATION_MS, toasts } from "./toast-store.ts";

const NONE: readonly Toast[] = [];
const SWIPE_THRESHOLD_PX = 50;

/** The notification region: F8 moves to it, a swipe to the right dismisses. */
export function Toaster() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.read, () => NONE);
  return (
    <Radix.Provider duration={TOAST_DURATION_MS} swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD_PX}>
      {shown.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
      <Radix.Viewport hotkey={["F8"]} label="Notifications (F8)" className="toast-region" />
    </Radix.Provider>
  );
}

function ToastCard({ toast }: { readonly toast: Toast }) {
  const destructive = toast.tone === "destructive";
  const Icon = destructive ? CircleAlert : Bookmark;
  return (
    <Radix.Root
      open={toast.open}
      onOpenChange={(open) => (open ? undefined : toasts.dismiss(toast.id))}
      type={destructive ? "foreground" : "background"}
      className={destructive ? "toast err" : "toast toast-ok"}
    >
      <Icon className="ic" strokeWidth={1.75} aria-hidden="true" />
      <div>
        <Radix.Title asChild>
          <b>{toast.title}</b>
        </Radix.Title>
        <Radix.Description asChild>
          <span>{toast.description}</span>
        </Radix.Description>
      </div>
      <div className="flex items-center gap-1">
        {toast.action === undefined ? null : (
          <Radix.Action asChild altText={toast.action.label}>
            <button type="button" className="btn btn-quiet" onClick={toast.action.onClick}>
              {toast.action.label}
            </button>
          </Radix.Action>
        )}
        <Radix.Close asChild>
          <button type="button" className="icon-btn" aria-label="Close this notification">
            <X className="ic" strokeWidth={1.75} aria-hidden="true" />
          </button>
        </Radix.Close>
      </div>
    </Radix.Root>
  );
}
