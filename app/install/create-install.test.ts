import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createInstall, FALLBACK_MS, type InstallBrowser } from "./create-install.ts";
import type { InstallEvent } from "./install-state.ts";
import type { InstallOffer } from "./offer.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("where the browser makes no offer, the steps come after three seconds", async () => {
  const { install } = page({});
  install.start();
  await vi.advanceTimersByTimeAsync(FALLBACK_MS - 1);
  expect(install.read().kind).toBe("waiting");
  await vi.advanceTimersByTimeAsync(1);
  expect(install.read().kind).toBe("manual");
});

test("an offer that comes later takes the place of the steps, and stays", async () => {
  const { install, tell } = page({});
  install.start();
  await vi.advanceTimersByTimeAsync(FALLBACK_MS);
  tell({ kind: "browser offers" });
  expect(install.read().kind).toBe("offered");
  await vi.advanceTimersByTimeAsync(10 * FALLBACK_MS);
  expect(install.read().kind).toBe("offered");
});

test.for([
  ["accepted", "accepted"],
  ["dismissed", "dismissed"],
] as const)("answered with %s within three seconds, nothing comes back", async ([outcome, kind]) => {
  const { install, tell, answers } = page({ offer: offerOf(outcome) });
  install.start();
  expect(install.read().kind).toBe("offered");
  await vi.advanceTimersByTimeAsync(500);
  expect(install.accept()).toBe(true);
  await vi.advanceTimersByTimeAsync(FALLBACK_MS);
  expect(install.read().kind).toBe(kind);
  // Chromium makes a new offer to whoever has said no.
  tell({ kind: "browser offers" });
  await vi.advanceTimersByTimeAsync(FALLBACK_MS);
  expect(install.read().kind).toBe(kind);
  expect(answers()).toBe(1);
});

test("while the browser asks, neither time nor another offer shows anything", async () => {
  const { install, tell } = page({
    offer: { prompt: () => new Promise(() => undefined), userChoice: never() },
  });
  install.start();
  install.accept();
  await vi.advanceTimersByTimeAsync(FALLBACK_MS);
  tell({ kind: "browser offers" });
  expect(install.read().kind).toBe("asking");
});

test("an offer that cannot be made good is an answer, not an error", async () => {
  const { install } = page({
    offer: { prompt: () => Promise.reject(new Error("used")), userChoice: never() },
  });
  install.start();
  install.accept();
  await vi.advanceTimersByTimeAsync(FALLBACK_MS);
  expect(install.read().kind).toBe("dismissed");
});

test.for(["closed", "installed"] as const)(
  "%s before the time is up is final, and remembered",
  async (kind) => {
    const { install, tell, answers } = page({});
    install.start();
    tell({ kind });
    await vi.advanceTimersByTimeAsync(FALLBACK_MS);
    expect(install.read().kind).toBe(kind === "closed" ? "dismissed" : kind);
    expect(answers()).toBe(1);
  },
);

test("what was answered before, or is installed, is not offered", async () => {
  for (const browser of [{ isAnswered: () => true }, { isInstalled: () => true }]) {
    const { install } = page({ ...browser, offer: offerOf("accepted") });
    install.start();
    await vi.advanceTimersByTimeAsync(FALLBACK_MS);
    expect(["dismissed", "installed"]).toContain(install.read().kind);
  }
});

test("whoever said no may still take the offer in the footer", async () => {
  const { install } = page({ isAnswered: () => true, offer: offerOf("accepted") });
  install.start();
  expect(install.accept()).toBe(true);
  expect(install.accept()).toBe(false);
});

test("it is started once, and tells of each change once", async () => {
  const { install } = page({});
  const listener = vi.fn<() => void>();
  install.subscribe(listener);
  install.start();
  install.start();
  await vi.advanceTimersByTimeAsync(2 * FALLBACK_MS);
  expect(listener).toHaveBeenCalledTimes(1);
});

function page({
  offer = null,
  ...given
}: Partial<InstallBrowser> & { readonly offer?: InstallOffer | null }) {
  let left = offer;
  let told: (event: InstallEvent) => void = () => undefined;
  let remembered = 0;
  const install = createInstall({
    isInstalled: () => false,
    isAnswered: () => false,
    rememberAnswer: () => void (remembered += 1),
    hasOffer: () => left !== null,
    takeOffer() {
      const taken = left;
      left = null;
      return taken;
    },
    listen: (tell) => void (told = tell),
    ...given,
  });
  return { install, tell: (event: InstallEvent) => told(event), answers: () => remembered };
}

function offerOf(outcome: string): InstallOffer {
  return { prompt: async () => undefined, userChoice: Promise.resolve({ outcome }) };
}

function never(): Promise<{ readonly outcome: string }> {
  return new Promise(() => undefined);
}
