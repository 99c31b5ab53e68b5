import { expect, test } from "vitest";
import { isPrivateAddress } from "./private-address.ts";

test.for([
  "127.0.0.1",
  "::1",
  "::ffff:127.0.0.1",
  "10.1.2.3",
  "::ffff:172.17.0.1",
  "192.168.1.9",
  "fd00::1",
  "fe80::1%eth0",
])("%s is the machine's own, or of a network of its own", (address) =>
  expect(isPrivateAddress(address)).toBe(true),
);

test.for(["203.0.113.7", "::ffff:203.0.113.7", "172.32.0.1", "2001:db8::1", "", "nonsense"])(
  "%j is not",
  (address) => expect(isPrivateAddress(address)).toBe(false),
);
