import { expect, test, vi } from "vitest";
import { openApp, openFormsApp } from "#tests/support/servers/app-under-test.ts";

const PATH = "/api/newsletter/subscribe";
const DAY_MS = 24 * 60 * 60 * 1000;

/** A newsletter that is asked for from another home each time, through a page of ours or without one. */
async function openCrowd() {
  const { clock, services, token, alarms } = await openFormsApp();
  let home = 0;
  const ask = (email: string, given: string | undefined = token) => {
    home += 1;
    return services.newsletter.subscribe(email, {
      address: `2001:db8:${home.toString(16)}::1`,
      token: given,
    });
  };
  const countAccepted = async (asks: number, emailOf: (n: number) => string, given?: string) => {
    const outcomes = await Promise.all(Array.from({ length: asks }, (_, n) => ask(emailOf(n), given)));
    return outcomes.filter(({ kind }) => kind === "accepted").length;
  };
  return { clock, countAccepted, alarms };
}

test("one mail host gets a hundred letters a day, however many homes ask", async () => {
  const { clock, countAccepted } = await openCrowd();
  const atOneHost = (n: number) => `a${clock.now.getTime() / 60_000}x${n}@example.org`;
  expect(await countAccepted(150, atOneHost)).toBe(100);
  clock.now = new Date(clock.now.getTime() + DAY_MS);
  expect(await countAccepted(150, atOneHost)).toBe(100);
});

test("two hundred an hour are asked for in all; then the log raises the alarm, once an hour", async () => {
  const { clock, countAccepted, alarms } = await openCrowd();
  expect(await countAccepted(250, (n) => `a${n}@host${n}.example`)).toBe(200);
  expect(alarms).toHaveBeenCalledTimes(1);
  expect(alarms).toHaveBeenCalledWith(expect.stringContaining("More than 200 asked for the newsletter"));
  clock.now = new Date(clock.now.getTime() + 2 * 60 * 60 * 1000);
  expect(await countAccepted(250, (n) => `b${n}@host${n}.example`)).toBe(200);
  expect(alarms).toHaveBeenCalledTimes(2);
});

test.for(["", "made.up"])("without a page's token (%j) all share sixty an hour", async (given) => {
  const { countAccepted } = await openCrowd();
  expect(await countAccepted(100, (n) => `a${n}@host${n}.example`, given)).toBe(60);
  expect(await countAccepted(10, (n) => `b${n}@host${n}.example`)).toBe(10);
});

test("the API takes the page's token as a header, and homes are counted by their /64", async () => {
  const { app, services } = await openApp({ env: { TRUST_PROXY: "1" } });
  const alike = vi.spyOn(services.newsletter, "subscribe");
  await app.request(PATH, {
    method: "POST",
    headers: { "content-type": "application/json", "form-token": "abc" },
    body: '{"email":"ada@example.org"}',
  });
  expect(alike).toHaveBeenCalledWith("ada@example.org", { address: "", token: "abc" });
  for (let n = 1; n < 30; n += 1)
    await services.newsletter.subscribe(`a${n}@x${n}.example`, {
      address: `2001:db8::${n}`,
      token: undefined,
    });
  const sender = (address: string) => ({ address, token: undefined });
  expect((await services.newsletter.subscribe("b@x.example", sender("2001:db8::aa"))).kind).toBe("accepted");
  expect((await services.newsletter.subscribe("c@x.example", sender("2001:db8::bb"))).kind).toBe("too many");
  expect((await services.newsletter.subscribe("d@x.example", sender("2001:db8:0:1::1"))).kind).toBe(
    "accepted",
  );
});
