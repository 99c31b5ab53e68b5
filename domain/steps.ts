/** Work in steps: at each yield it may be left for a while. */
export type Steps<Made> = Generator<undefined, Made, undefined>;

/** Between two looks at the clock: far less than a frame, even on a slow phone. */
const AT_A_TIME = 100;

/** All steps, one after the other. */
export function atOnce<Made>(steps: Steps<Made>): Made {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** What is made of each element, some at a time. */
export function* mapInSteps<From, To>(
  list: readonly From[],
  make: (element: From) => To,
): Steps<readonly To[]> {
  const made: To[] = [];
  for (const element of list) {
    made.push(make(element));
    if (made.length % AT_A_TIME === 0) yield;
  }
  return made;
}
