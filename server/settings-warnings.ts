import type { Config } from "./config.ts";

const LOOPBACK = /^(localhost|127(\.\d+){3}|::1|\[::1\])$/;

/** What is allowed but risky about the settings, a sentence each, for the log at the start. */
export function settingsWarnings({ host, publicUrl }: Pick<Config, "host" | "publicUrl">): readonly string[] {
  if (publicUrl !== undefined || LOOPBACK.test(host)) return [];
  return [
    `PUBLIC_URL is not set, and HOST=${host} lets other machines in: links, the sitemap and remembered pages carry whatever host a request names. Set PUBLIC_URL to the address that visitors type.`,
  ];
}
