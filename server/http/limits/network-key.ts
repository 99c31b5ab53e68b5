import { isIPv4, isIPv6 } from "node:net";

/** Under what an address is counted, and by how many times the allowance of one home this may go beyond it. */
export type NetworkKey = { readonly key: string; readonly times: number };

/** Whoever has no address that can be read shares one allowance. */
const UNREADABLE = "?";
/** A /48 holds 65,536 networks of homes: a company or a provider's corner, but also what one person may rent. */
const SITE_TIMES = 10;

/**
 * The keys under which a client's allowances are counted, the narrowest first. IPv4: the whole address. IPv6: its /64,
 * which is one home's line however many addresses it makes up, and its /48 with ten times the allowance.
 * Ports, brackets and zones are left out; IPv4 written as IPv6 is IPv4. Anything else is counted as one client.
 */
export function networkKeys(address: string): readonly NetworkKey[] {
  // As nearly all come: this stands before each answer that is made.
  if (isIPv4(address)) return [{ key: address, times: 1 }];
  const plain = withoutPortAndZone(address);
  if (isIPv4(plain)) return [{ key: plain, times: 1 }];
  if (!isIPv6(plain)) return [{ key: UNREADABLE, times: 1 }];
  const groups = groupsOf(plain);
  const mapped = mappedIPv4(groups);
  if (mapped !== undefined) return [{ key: mapped, times: 1 }];
  const written = groups.map((group) => group.toString(16));
  return [
    { key: `${written.slice(0, 4).join(":")}::/64`, times: 1 },
    { key: `${written.slice(0, 3).join(":")}::/48`, times: SITE_TIMES },
  ];
}

/** The narrowest key alone: "203.0.113.7", "2001:db8:1:2::/64". */
export function networkKey(address: string): string {
  return networkKeys(address)[0]?.key ?? UNREADABLE;
}

/** "[2001:db8::1]:443", "2001:db8::1%eth0" and "203.0.113.7:443", as some proxies and sockets write them. */
function withoutPortAndZone(address: string): string {
  const trimmed = address.trim();
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(trimmed)?.[1];
  const bare = bracketed ?? /^([\d.]+):\d+$/.exec(trimmed)?.[1] ?? trimmed;
  return bare.split("%")[0] ?? "";
}

/** The eight numbers of a valid IPv6 address. */
function groupsOf(address: string): readonly number[] {
  const [before = "", after] = address.split("::");
  const [head, tail] = [numbersOf(before), numbersOf(after ?? "")];
  if (after === undefined) return head;
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => 0), ...tail];
}

/** "1:2" → [1, 2]; an IPv4 address at the end stands for two numbers. */
function numbersOf(part: string): readonly number[] {
  if (part === "") return [];
  return part.split(":").flatMap((group) => {
    if (!group.includes(".")) return Number.parseInt(group, 16);
    const [a = 0, b = 0, c = 0, d = 0] = group.split(".").map(Number);
    return [a * 256 + b, c * 256 + d];
  });
}

/** The IPv4 address in ::ffff:0:0/96 (as sockets for both write it) or 64:ff9b::/96 (as NAT64 does). */
function mappedIPv4(groups: readonly number[]): string | undefined {
  const prefix = groups.slice(0, 6).join(":");
  if (prefix !== MAPPED && prefix !== NAT64) return undefined;
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 255])
    .join(".");
}

const MAPPED = [0, 0, 0, 0, 0, 0xffff].join(":");
const NAT64 = [0x64, 0xff9b, 0, 0, 0, 0].join(":");
