import { randomBytes } from "node:crypto";
import type { Queries } from "./tables.ts";

/** A random number of 256 bits, made at the first call and the same ever after, for all processes. */
export async function storedSecret(db: Queries, name: string): Promise<string> {
  await db
    .insertInto("kept_secrets")
    .values({ name, value: randomBytes(32).toString("base64url") })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  const { value } = await db
    .selectFrom("kept_secrets")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirstOrThrow();
  return value;
}
