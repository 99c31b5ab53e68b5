import { expect, test } from "vitest";
import { networkKey, networkKeys } from "./network-key.ts";

test("an IPv4 address is counted whole, however it is written", () => {
  for (const written of [
    "203.0.113.7",
    " 203.0.113.7 ",
    "203.0.113.7:51234",
    "::ffff:203.0.113.7",
    "::FFFF:cb00:7107",
    "0:0:0:0:0:ffff:203.0.113.7",
    "[::ffff:203.0.113.7]:443",
    "64:ff9b::203.0.113.7",
  ]) {
    expect(networkKeys(written)).toEqual([{ key: "203.0.113.7", times: 1 }]);
  }
});

test("an IPv6 address is counted by its /64, and by its /48 with ten times the allowance", () => {
  for (const written of [
    "2001:db8:1:2::1",
    "2001:DB8:1:2:ffff:ffff:ffff:ffff",
    "2001:0db8:0001:0002:3:4:5:6",
    "[2001:db8:1:2::9]:8080",
    "[2001:db8:1:2::9]",
    "2001:db8:1:2::9%eth0",
    "2001:db8:1:2::203.0.113.7",
  ]) {
    expect(networkKeys(written)).toEqual([
      { key: "2001:db8:1:2::/64", times: 1 },
      { key: "2001:db8:1::/48", times: 10 },
    ]);
  }
});

test("two homes have two keys, of one site", () => {
  const [one, other] = [networkKeys("2001:db8:1:2::1"), networkKeys("2001:db8:1:3::1")];
  expect(one[0]).not.toEqual(other[0]);
  expect(one[1]).toEqual(other[1]);
});

test("zeros may be left out anywhere", () => {
  expect(networkKey("::1")).toBe("0:0:0:0::/64");
  expect(networkKey("2001:db8::")).toBe("2001:db8:0:0::/64");
  expect(networkKey("2001:db8::5:6:7:8")).toBe("2001:db8:0:0::/64");
  expect(networkKey("1:2:3:4:5:6:7::")).toBe("1:2:3:4::/64");
  expect(networkKey("fe80::1%25en0")).toBe("fe80:0:0:0::/64");
});

test.for([
  "",
  "  ",
  "unknown",
  "_hidden",
  "203.0.113",
  "203.0.113.999",
  "1:2",
  ":::",
  "[",
  "[]:1",
  "g::1",
  "a,b",
])("%j shares one allowance with all that cannot be read", (written) =>
  expect(networkKeys(written)).toEqual([{ key: "?", times: 1 }]),
);
