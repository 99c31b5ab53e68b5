import { createObservable } from "#app/state/observable.ts";

/** What a toast says. "saved" is about the saved names; destructive ones are read out at once. */
export type ToastContent = {
  readonly title: string;
  readonly description: string;
  readonly tone?: "plain" | "saved" | "destructive";
  readonly action?: { readonly label: string; readonly onClick: () => void };
};

export type Toast = ToastContent & { readonly id: number; readonly open: boolean };

/** At most so many toasts at a time: a new one takes the place of the old. */
const TOAST_LIMIT = 1;
/** How long a toast is shown. */
export const TOAST_DURATION_MS = 5000;
/** How long a dismissed toast stays in the store: long enough that removal never cuts its exit short. */
export const TOAST_REMOVAL_DELAY_MS = 1_000_000;

export type ToastStore = {
  add(content: ToastContent): number;
  update(id: number, content: Partial<ToastContent>): void;
  dismiss(id: number): void;
  remove(id: number): void;
  /** Closes what tells of a failure: what failed has been done since. */
  dismissErrors(): void;
  read(): readonly Toast[];
  subscribe(listener: () => void): () => void;
};

export function createToastStore(): ToastStore {
  const { read, set, subscribe } = createObservable<readonly Toast[]>([]);
  let lastId = 0;
  const change = (id: number, content: Partial<Toast>) =>
    set(read().map((toast) => (toast.id === id ? { ...toast, ...content } : toast)));
  const remove = (id: number) => set(read().filter((toast) => toast.id !== id));
  const dismiss = (id: number) => {
    change(id, { open: false });
    setTimeout(() => remove(id), TOAST_REMOVAL_DELAY_MS);
  };

  return {
    add(content) {
      lastId += 1;
      set([{ ...content, id: lastId, open: true }, ...read()].slice(0, TOAST_LIMIT));
      return lastId;
    },
    update: change,
    dismiss,
    dismissErrors() {
      for (const { id, open, tone } of read()) if (open && tone === "destructive") dismiss(id);
    },
    remove,
    read,
    subscribe,
  };
}

/** The one store of the page. */
export const toasts = createToastStore();
