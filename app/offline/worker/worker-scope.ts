/** What we use of a service worker's global. TypeScript's own "webworker" types cannot stand beside those of a page. */
type LifeEvent = Event & { waitUntil(work: Promise<unknown>): void };
type HeardEvent = LifeEvent & {
  readonly data: unknown;
  readonly source: { readonly id: string; postMessage(message: unknown): void } | null;
};

type WorkerScope = {
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: {
      readonly type: "window";
      readonly includeUncontrolled: boolean;
    }): Promise<readonly unknown[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(kind: "install" | "activate", listener: (event: LifeEvent) => void): void;
  addEventListener(kind: "message", listener: (event: HeardEvent) => void): void;
};

declare const self: WorkerScope;
export const scope = self;
