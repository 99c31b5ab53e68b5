/** A call that was answered, but not with success. The message is for the log, never for a visitor. */
export class RequestError extends Error {
  readonly status: number;
  /** The sentence in the problem's body that may be shown to a visitor, if it had one. */
  readonly visitorMessage: string | undefined;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.name = "RequestError";
    this.status = status;
    this.visitorMessage = messageIn(text);
  }
}

type Options = {
  readonly on401?: "throw" | "null";
  readonly signal?: AbortSignal;
  /** Sent beside the type of a body, if there is one. */
  readonly headers?: Readonly<Record<string, string>>;
};

/**
 * Asks our own API for something, and looks whether the answer is that: a proxy or a newer server may say anything.
 * Throws what request throws, and an Error for an answer of another shape.
 */
export async function get<Answer>(
  path: string,
  isAnswer: (value: unknown) => value is Answer,
  options: Options = {},
): Promise<Answer> {
  const answer = await request("GET", path, undefined, options);
  if (!isAnswer(answer)) throw new Error(`${path} was answered with something else.`);
  return answer;
}

/**
 * Calls our own API: with cookies always, with JSON only when there is a body. Gives the answer's JSON (null when empty), of
 * which nothing is known. Throws RequestError, or TypeError when the server cannot be reached.
 */
export async function request(
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
  path: string,
  body?: unknown,
  { on401 = "throw", signal, headers }: Options = {},
): Promise<unknown> {
  const response = await fetch(path, {
    method,
    credentials: "include",
    ...(body === undefined
      ? headers && { headers }
      : { headers: { "content-type": "application/json", ...headers }, body: JSON.stringify(body) }),
    ...(signal === undefined ? {} : { signal }),
  });
  if (response.status === 401 && on401 === "null") return null;
  const text = await response.text();
  if (!response.ok) throw new RequestError(response.status, text === "" ? response.statusText : text);
  return text === "" ? null : JSON.parse(text);
}

function messageIn(text: string): string | undefined {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === "object" && body !== null && "message" in body && typeof body.message === "string")
      return body.message;
  } catch {
    // Not JSON: a proxy's own page, say.
  }
  return undefined;
}
