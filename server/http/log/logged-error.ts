const LONGEST_MESSAGE = 500;
const LONGEST_STACK = 4000;
const MOST_CAUSES = 3;

/** An error in the log. */
export type LoggedError = {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly stack?: string;
  readonly cause?: LoggedError;
};

/**
 * What the log keeps of an error: what it is and where it was thrown, cut to a length. Nothing else that hangs on it:
 * a database puts the refused row there, and with it what a visitor has written.
 */
export function loggedError(error: unknown, causes = MOST_CAUSES): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: "Something was thrown that is no error." };
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  // The stack begins with the message.
  const frames = error.stack?.slice(error.stack.indexOf("\n    at ") + 1);
  return {
    type: error.name,
    message: messageOf(error),
    ...(code === undefined ? {} : { code }),
    ...(frames === undefined ? {} : { stack: cut(frames, LONGEST_STACK) }),
    ...(error.cause instanceof Error && causes > 0 ? { cause: loggedError(error.cause, causes - 1) } : {}),
  };
}

/** The error again, of what another thread has told of it. */
export function errorOf({ type, message, code, stack, cause }: LoggedError): Error {
  const error = new Error(message, cause === undefined ? {} : { cause: errorOf(cause) });
  error.name = type;
  if (stack !== undefined) error.stack = `${type}: ${message}\n${stack}`;
  return code === undefined ? error : Object.assign(error, { code });
}

/** What an error says, cut to a length. */
export function messageOf({ message }: Error): string {
  return cut(message, LONGEST_MESSAGE);
}

/** A text of at most so many letters, and a sign where it went on. */
export function cut(text: string, longest: number): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
