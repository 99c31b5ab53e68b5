/** Asks a visitor to wait, in the largest unit that fits. */
export function waitMessage(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const time =
    seconds < 60 ? counted(seconds, "second") : minutes < 60 ? counted(minutes, "minute") : "an hour";
  return `That was a lot at once. Please wait ${time} and try again.`;
}

function counted(count: number, unit: string): string {
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`;
}
