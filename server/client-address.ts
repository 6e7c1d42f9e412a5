import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";

export type ClientAddress = ReturnType<typeof createClientAddress>;

/** The right-most untrusted address of `X-Forwarded-For`: the client wrote whatever stands further left. */
export function createClientAddress(trustedProxies: readonly string[]) {
  const isTrusted = createProxyCheck(trustedProxies);
  return ({ socket, headers }: Pick<IncomingMessage, "socket" | "headers">) => {
    const forwarded = [headers["x-forwarded-for"] ?? []].flat().join(",").split(",").reverse();
    let client = withoutPort(socket.remoteAddress ?? "") ?? "";
    for (const entry of forwarded) {
      if (!isTrusted(client)) break;
      const address = withoutPort(entry.trim());
      // A proxy that names no address, such as "unknown", is the client itself.
      if (!address) break;
      client = address;
    }
    return client;
  };
}

export function createProxyCheck(trustedProxies: readonly string[]) {
  const proxies = new BlockList();
  for (const network of trustedProxies) {
    const [address = "", size] = network.split("/");
    if (size === undefined) proxies.addAddress(address, family(address));
    else proxies.addSubnet(address, Number(size), family(address));
  }
  return (entry: string) => {
    const address = withoutPort(entry);
    return address !== undefined && proxies.check(address, family(address));
  };
}

/** Some proxies add the port: "192.0.2.1:4711" and "[2001:db8::1]:4711". */
function withoutPort(entry: string) {
  const [, bracketed, plain] = entry.match(/^\[([^\]]*)\](?::\d+)?$|^([^:]*):\d+$/) ?? [];
  // A link-local address has the name of its interface: "fe80::1%eth0".
  const [address = ""] = (bracketed ?? plain ?? entry).split("%", 1);
  return isIP(address) === 0 ? undefined : address;
}

function family(address: string) {
  return isIP(address) === 4 ? "ipv4" : "ipv6";
}
