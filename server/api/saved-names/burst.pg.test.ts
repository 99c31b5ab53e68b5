import { afterAll, beforeAll } from "vitest";
import { type Postgres, startPostgres } from "#tests/support/postgres/postgres.ts";
import { openApp } from "#tests/support/servers/app-under-test.ts";
import { testBurst } from "#tests/contract/burst-contract.ts";

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

testBurst("PostgreSQL", async () => openApp({ databaseUrl: await postgres.createDatabase() }));
