import type { Cores } from "#tools/bench/asking/cores.ts";

/** On what terms servers were asked. */
export function termsOf({ areApart }: Cores): string {
  const where = areApart
    ? "The servers run on one core, the load generator on the others."
    : "The servers share their cores with the load generator, so that only figures by processor time count.";
  return `${where} Requests carry what Chrome on a phone sends (br, 13 headers), each from another address.`;
}
