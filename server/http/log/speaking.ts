import type { Logger } from "pino";
import { storageProblem } from "#server/api/problem.ts";
import { StorageFault } from "#server/storage/storage-fault.ts";
import { logSurprise } from "./log-surprise.ts";

/**
 * The same call for screens: what storage cannot do is thrown as a Response, with the words for a visitor, for that is
 * what a router shows. (As application/json, the only JSON it reads.)
 */
export function speaking(log: Pick<Logger, "error" | "warn">) {
  return <Given extends readonly unknown[], Made>(call: (...given: Given) => Promise<Made>) =>
    async (...given: Given): Promise<Made> => {
      try {
        return await call(...given);
      } catch (error) {
        if (!(error instanceof StorageFault)) throw error;
        logSurprise(log, error);
        const answer = storageProblem(error);
        answer.headers.set("content-type", "application/json");
        throw answer;
      }
    };
}
