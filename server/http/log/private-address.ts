import { BlockList, isIPv6 } from "node:net";

const PRIVATE = new BlockList();
for (const [net, bits] of [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["169.254.0.0", 16],
  ["100.64.0.0", 10],
] as const)
  PRIVATE.addSubnet(net, bits, "ipv4");
for (const [net, bits] of [
  ["::1", 128],
  ["fc00::", 7],
  ["fe80::", 10],
] as const)
  PRIVATE.addSubnet(net, bits, "ipv6");

/** Whether nobody on the open internet can have this address of a socket: the machine itself, or a network of its own. */
export function isPrivateAddress(address: string): boolean {
  const [plain = ""] = address.split("%");
  return PRIVATE.check(plain, isIPv6(plain) ? "ipv6" : "ipv4");
}
