/** Follows a stream of events and counts them; waits until there are so many. */
export function follow(url: string) {
  const leaving = new AbortController();
  let text = "";
  let arrived = () => {};
  const done = fetch(url, { signal: leaving.signal })
    .then(async ({ body }) => {
      for await (const chunk of body ?? []) {
        text += new TextDecoder().decode(chunk);
        arrived();
      }
      return "ended";
    })
    .catch(() => "left");
  return {
    done,
    leave: () => leaving.abort(),
    /** The versions told so far; null at the beginning. */
    told: () =>
      [...text.matchAll(/data: changed(?: (\d+))?\n/g)].map(([, version]) => version && Number(version)),
    async events(count: number): Promise<void> {
      if (text.split("data: changed").length - 1 >= count) return;
      await new Promise<void>((resolve) => (arrived = resolve));
      await this.events(count);
    },
  };
}
