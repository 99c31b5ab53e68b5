import { begin } from "#server/processes/begin.ts";

if (Number(process.versions.node.split(".")[0]) < 24) {
  throw new Error(
    `Node 24 is needed, this is ${process.version}. Run "npm ci" without --ignore-scripts: it brings its own Node.`,
  );
}

const development = process.argv.includes("--dev");
await begin({
  env: process.env,
  isSingle: development,
  say: console.log,
  complain: console.error,
  async serve(beginning) {
    // Before anything is read that has words in it: they are made of the records once.
    const { giveRecords } = await import("#server/edition/give-records.ts");
    await giveRecords(beginning);
    // Only where a server runs: a process that looks after others needs neither names nor screens.
    const [{ start }, { openBuiltScreens, openSourceScreens }] = await Promise.all([
      import("#server/start.ts"),
      import("./screens.ts"),
    ]);
    await start({
      ...beginning,
      openScreens: development ? openSourceScreens : openBuiltScreens,
      development,
    });
  },
});
