/** Milliseconds that this thread has worked, in steps of 4: on a busy machine the wall clock measures the neighbours. */
export function threadTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
