type Answer<Given> = (request: Request, given: Given) => Promise<Response>;

/** Answers HEAD with what GET would be answered: the same status and headers, and the length of the body in its place. */
export function answerHead<Given>(answer: Answer<Given>): Answer<Given> {
  return async (request, given) => {
    if (request.method !== "HEAD") return answer(request, given);
    const { url, headers, signal } = request;
    return withoutBody(await answer(new Request(url, { method: "GET", headers, signal }), given));
  };
}

async function withoutBody(answer: Response): Promise<Response> {
  const headers = new Headers(answer.headers);
  const { byteLength } = await answer.arrayBuffer();
  if (byteLength > 0) headers.set("content-length", String(byteLength));
  return new Response(null, { status: answer.status, headers });
}
