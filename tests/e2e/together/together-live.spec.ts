import { another, expectSilence, judgeAll, linkOf, listen, press, toStep } from "#tests/support/choosing.ts";
import { expectAccessible } from "#tests/support/expect-accessible.ts";
import { open, saveByCall, toast } from "#tests/support/on-screen.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { expectMatches, OPINION, SECRET, loveThree, TWELVE } from "#tests/support/parts/twelve-names.ts";
import { withTwoServers } from "#tests/support/servers/two-servers.ts";

const PATH = "/together";

// What a room is to two people is in together-room.spec.ts, on one process; what two processes tell each other, and what a crash
// leaves, in the tests of server/rooms. Both in one need three servers, and half a minute.
for (const engine of ["PostgreSQL", "SQLite"] as const) {
  test(`In a live room on two processes and ${engine} the same matches appear on both sides, though one of them was killed @full`, async ({
    browser,
  }) => {
    test.slow();
    await withTwoServers(engine, async (server, otherServer) => {
      const [one, two] = await Promise.all([
        another(browser, { baseURL: server.url, serviceWorkers: "block" }),
        another(browser, { baseURL: otherServer.url, serviceWorkers: "block" }),
      ]);
      await saveByCall(one, ...TWELVE.toReversed());
      const [sent, sentByOther] = [listen(one), listen(two)];
      const [page, partner] = await Promise.all([one.newPage(), two.newPage()]);
      await open(page, PATH);
      await loveThree(page);
      await toStep(page, "2 Send");
      const link = await linkOf(page, "Open a live room", "The room’s link");
      await expect(page.getByRole("main")).toContainText("Connected No one else is in the room.");

      await partner.goto(link.replace(server.url, otherServer.url));
      await press(partner, "Join the room");
      await expect(page.getByRole("main")).toContainText("One other device is in the room.");
      await expect(partner.getByRole("main")).toContainText("One other device is in the room.");
      await otherServer.kill();
      await expect(partner.getByRole("main")).toContainText("You’re offline. Keep going");
      await press(partner, "Leave the room");
      await expect(partner.getByRole("alert")).toContainText("We couldn’t reach our server");
      await judgeAll(partner, OPINION);
      await expectMatches(partner);
      await expect(page.getByRole("main")).toContainText("Connected");
      await otherServer.restart();
      await expect(partner.getByRole("main")).toContainText("Connected");
      await toStep(page, "1 Your likes");
      await judgeAll(page, OPINION);
      await expectMatches(page);
      await expectAccessible(page);

      // Who leaves takes its packet along; what has arrived stays. The way back is the same link.
      const room = sent.find((each) => /^GET .+\/api\/rooms\/[0-9a-f]{64} /.test(each))?.split(" ")[1] ?? "";
      const packets = async () => (await (await one.request.get(room)).json()).slots;
      expect(await packets()).toHaveLength(2);
      await press(partner, "Leave anyway");
      await expect(partner.getByRole("main")).toContainText("are deleted from our server");
      await expect(page.getByRole("main")).toContainText("No one else is in the room.");
      expect(await packets()).toHaveLength(1);
      await expectMatches(page);
      const joinAgain = async () => {
        await partner.goto(link.replace(server.url, otherServer.url));
        await press(partner, "Join the room");
        await expect(page.getByRole("main")).toContainText("One other device is in the room.");
      };
      await joinAgain();

      // So does a device that forgets everything: nobody could take its packet out any more.
      await open(partner, "/privacy");
      partner.on("dialog", (dialog) => void dialog.accept());
      await partner
        .getByRole("main")
        .getByRole("button", { name: "Forget everything on this device" })
        .click();
      await expect(toast(partner)).toContainText("Everything is deleted");
      expect(await packets()).toHaveLength(1);
      await joinAgain();

      await press(partner, "End the room for everyone");
      await expect(partner.getByRole("main")).toContainText("The room has ended. Everything in it");
      await expect(page.getByRole("main")).toContainText("This room has ended.");
      await expectMatches(page);
      expectSilence([...sent, ...sentByOther], SECRET);
      await Promise.all([one.close(), two.close()]);
    });
  });
}
