import { expect, test } from "vitest";
import { settled, siblingsByHand } from "#tests/fixtures/siblings-by-hand.ts";

test("news reaches all others and not whoever tells it; what is kept reaches those too that begin later", async () => {
  const { members, join } = siblingsByHand(3);
  const heard: string[] = [];
  const listen = ({ siblings }: (typeof members)[number]) => {
    siblings.hear("rooms", (news) => heard.push(`${siblings.number} ${String(news)}`));
    siblings.hear("integrity", (news) => heard.push(`${siblings.number} ${String(news)}`));
  };
  members.forEach(listen);
  members[1]?.siblings.tell("rooms", "changed");
  members[1]?.siblings.tell("integrity", "damaged", true);
  await settled();
  expect(heard.toSorted()).toEqual(["1 changed", "1 damaged", "3 changed", "3 damaged"]);
  heard.length = 0;
  members[2]?.kill();
  listen(join(3));
  await settled();
  expect(heard).toEqual(["3 damaged"]);
});

test("one leads: the first that is up, and when it has ended the next", async () => {
  const { members, join } = siblingsByHand(3);
  const leading: (number | undefined)[] = [];
  const follow = ({ siblings }: (typeof members)[number]) =>
    siblings.whenLeading(() => leading.push(siblings.number));
  members.forEach(follow);
  await settled();
  expect(leading).toEqual([]);
  members[1]?.up();
  members[2]?.up();
  await settled();
  expect(leading).toEqual([2]);
  members[1]?.kill();
  await settled();
  expect(leading).toEqual([2, 3]);
  const again = join(2);
  follow(again);
  again.up();
  await settled();
  expect(leading).toEqual([2, 3]);
});

test("turns follow each other over all processes, in the order in which they were asked for", async () => {
  const { members } = siblingsByHand(2);
  const order: string[] = [];
  const turns = members.map(({ siblings }) => siblings.inTurn);
  const [one, other] = turns;
  await Promise.all(
    [...turns, ...turns].map((inTurn, index) => inTurn(() => order.push("abcd"[index] ?? ""))),
  );
  expect(order).toEqual(["a", "b", "c", "d"]);
  await expect(
    one?.(() => {
      throw new Error("no");
    }),
  ).rejects.toThrow("no");
  expect(await other?.(() => "yes")).toBe("yes");
});

test("whoever ends while it has the turn, or waits for it, holds nobody up", async () => {
  const { members } = siblingsByHand(3);
  const [one, two, three] = members;
  void one?.siblings.inTurn(() => one.kill());
  void two?.siblings.inTurn(() => {});
  await settled();
  two?.kill();
  expect(await three?.siblings.inTurn(() => "its turn")).toBe("its turn");
});

test("a word that the operator's words are to be read again reaches whoever listens, each time", () => {
  const { members } = siblingsByHand(1);
  const [member] = members;
  let times = 0;
  member?.receive({ kind: "reload" });
  member?.onReload(() => (times += 1));
  member?.receive({ kind: "reload" });
  member?.receive({ kind: "reload" });
  expect(times).toBe(2);
});
