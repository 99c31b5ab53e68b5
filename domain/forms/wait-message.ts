/** Asks a visitor to wait, in the largest unit that fits. */
export function waitMessage(seconds: number): string {
  return `That was a lot at once. Please wait ${inWords(seconds)} and try again.`;
}

/** The same, to somebody who may have done nothing yet: others at the same address have. */
export function tooManyListsMessage(seconds: number): string {
  return `Many new lists were just started on your network. Please wait ${inWords(seconds)} and try again.`;
}

export function tooManyRoomsMessage(seconds: number): string {
  return `Many rooms were just opened on your network. Please wait ${inWords(seconds)} and try again.`;
}

function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (seconds < 60) return counted(seconds, "second");
  return minutes < 60 ? counted(minutes, "minute") : "an hour";
}

function counted(count: number, unit: string): string {
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`;
}
