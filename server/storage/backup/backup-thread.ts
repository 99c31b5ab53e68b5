import { parentPort, workerData } from "node:worker_threads";
import { z } from "zod";
import { makeBackup } from "./make-backup.ts";

// A thread of its own: copies the database of these settings beside a server that goes on answering, and posts where to.
const settings = z.object({ dataDir: z.string(), databaseUrl: z.string().optional() }).parse(workerData);
parentPort?.postMessage(await makeBackup(settings, new Date()), []);
