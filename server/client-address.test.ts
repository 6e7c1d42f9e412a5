import { describe, expect, test } from "vitest";
import { createClientAddress } from "./client-address.ts";

const behindProxies = createClientAddress(["10.0.0.0/8", "192.0.2.1", "2001:db8:f::/48"]);

function client(forwarded: string, connection = "10.0.0.1", find = behindProxies) {
  // The only property of a socket that is read.
  const socket = { remoteAddress: connection } as Parameters<typeof find>[0]["socket"];
  return find({ socket, headers: { "x-forwarded-for": forwarded } });
}

describe("the client behind trusted proxies", () => {
  test.each([
    ["203.0.113.7", "203.0.113.7"],
    ["203.0.113.7:4711", "203.0.113.7"],
    ["[2001:db8::7]:4711", "2001:db8::7"],
    ["[2001:db8::7]", "2001:db8::7"],
    ["2001:db8::7", "2001:db8::7"],
    ["::ffff:203.0.113.7", "::ffff:203.0.113.7"],
    // What a client wrote itself stands further left.
    ["198.51.100.1, 203.0.113.7:4711", "203.0.113.7"],
    ["203.0.113.7:4711, 10.2.3.4:443", "203.0.113.7"],
    ["203.0.113.7, [2001:db8:f::1]:443 ,192.0.2.1", "203.0.113.7"],
    // The proxy that says no address counts in its place.
    ["203.0.113.7, unknown", "10.0.0.1"],
    ["203.0.113.7, 10.9.9.9:x", "10.0.0.1"],
    ["203.0.113.7, unknown, 10.2.3.4", "10.2.3.4"],
    ["", "10.0.0.1"],
    ["10.2.3.4, 10.5.6.7", "10.2.3.4"],
  ])("%j is %s", (forwarded, address) => {
    expect(client(forwarded)).toBe(address);
  });

  test("a proxy over IPv6 sockets counts by its IPv4 address", () => {
    expect(client("203.0.113.7", "::ffff:10.0.0.1")).toBe("203.0.113.7");
  });

  test("anyone else's X-Forwarded-For is ignored", () => {
    expect(client("203.0.113.7", "198.51.100.1")).toBe("198.51.100.1");
    expect(client("203.0.113.7", "127.0.0.1", createClientAddress([]))).toBe("127.0.0.1");
  });
});
