import { DATABASES } from "./device-keys.ts";

/** Deletes what this device keeps in databases. Tabs that have one open hear of it, and close it. */
export async function deleteDatabases(): Promise<void> {
  await Promise.all(DATABASES.map(deleteDatabase));
}

function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve) => {
    const done = () => resolve();
    try {
      const request = indexedDB.deleteDatabase(name);
      request.addEventListener("success", done);
      // Forbidden, so there is none; or a tab that sleeps still has it open: it is deleted when that wakes or closes.
      request.addEventListener("error", done);
      request.addEventListener("blocked", done);
    } catch {
      done();
    }
  });
}
