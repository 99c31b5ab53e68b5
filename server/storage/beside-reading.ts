import { StorageFault } from "./storage-fault.ts";

/** Waits for something that is written beside a reading: where it cannot be, on a full disk say, what was asked for is read all the same. */
export async function besideReading(writing: Promise<unknown>): Promise<void> {
  try {
    await writing;
  } catch (error) {
    if (!(error instanceof StorageFault)) throw error;
  }
}
