type Debounced<Value> = {
  /** Runs with this value once there was no further call for the given time. */
  later(value: Value): void;
  /** Runs at once; what was still to come is dropped. */
  now(value: Value): void;
};

export function debounce<Value>(run: (value: Value) => void, ms: number): Debounced<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    later(value) {
      clearTimeout(timer);
      timer = setTimeout(run, ms, value);
    },
    now(value) {
      clearTimeout(timer);
      run(value);
    },
  };
}
