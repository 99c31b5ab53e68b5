import type { Steps } from "#domain/steps.ts";

/** Less than a frame, also where the next step takes a while. */
const SLICE_MS = 8;

/** Does long work without keeping a finger waiting: between two slices the browser does what else is to be done. */
export async function inSlices<Made>(steps: Steps<Made>): Promise<Made> {
  const until = performance.now() + SLICE_MS;
  do {
    const step = steps.next();
    if (step.done === true) return step.value;
  } while (performance.now() < until);
  await new Promise((resolve) => setTimeout(resolve));
  return inSlices(steps);
}
