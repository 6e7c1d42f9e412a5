import { createHash } from "node:crypto";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** Runs in the page before all else. WebDriver cannot see the console. */
function record() {
  const problems: string[] = [];
  Reflect.set(window, "problems", problems);
  for (const level of ["error", "warn"] as const) {
    const write = console[level];
    console[level] = (...values: unknown[]) => {
      problems.push(`console ${level}: ${values.join(" ")}`);
      write.apply(console, values);
    };
  }
  window.addEventListener("error", ({ message }) => problems.push(`uncaught: ${message}`));
  window.addEventListener("unhandledrejection", ({ reason }) => problems.push(`unhandled: ${reason}`));
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
    problems.push(`policy: ${effectiveDirective} ${blockedURI}`),
  );
}

const script = `(${record})()`;
const hash = createHash("sha256").update(script).digest("base64");

/** A proxy before the site, which adds the recorder to every page and its hash to the policy. */
export async function startRecordingProxy(target: string) {
  const server = createServer((incoming, outgoing) => {
    const { url: path = "/", method, headers } = incoming;
    const { "accept-encoding": _, ...rest } = headers;
    const upstream = request(new URL(path, target), { method, headers: rest }, (response) => {
      const isPage = response.headers["content-type"]?.startsWith("text/html");
      const policy = response.headers["content-security-policy"];
      if (!isPage) {
        outgoing.writeHead(response.statusCode ?? 500, response.headers);
        response.pipe(outgoing);
        return;
      }
      const { "content-length": __, ...kept } = response.headers;
      const chunks: Buffer[] = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("end", () => {
        outgoing.writeHead(response.statusCode ?? 500, {
          ...kept,
          ...(policy && {
            "content-security-policy": String(policy).replace("script-src ", `script-src 'sha256-${hash}' `),
          }),
        });
        outgoing.end(Buffer.concat(chunks).toString().replace("<head>", `<head><script>${script}</script>`));
      });
    });
    upstream.on("error", () => outgoing.destroy());
    incoming.pipe(upstream);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, close: () => server.close() };
}
