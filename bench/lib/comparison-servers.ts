import { execFileSync, spawn } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort } from "../../server/testing/free-port.ts";
import { onServerCore } from "./cores.ts";
import { answers, stopped } from "./site.ts";

export type ComparisonServer = { name: string; address: string; stop: () => Promise<void> };

export function startFastifyStatic(): Promise<ComparisonServer> {
  const script = resolve(import.meta.dirname, "fastify-static.ts");
  return start("@fastify/static", ({ files, port }) => [process.execPath, script, files, String(port)]);
}

/** Where nginx is installed. Debian's has no Brotli module, so it serves the compressed file with a fixed header. */
export async function startNginx(): Promise<ComparisonServer | undefined> {
  try {
    execFileSync("nginx", ["-v"], { stdio: "ignore" });
  } catch {
    return undefined;
  }
  return start("nginx", ({ folder, files, port }) => {
    const configuration = join(folder, "nginx.conf");
    writeFileSync(configuration, nginxConfiguration(folder, files, port));
    return ["nginx", "-p", folder, "-c", configuration, "-e", join(folder, "error.log")];
  });
}

type Paths = { folder: string; files: string; port: number };

async function start(name: string, commandFor: (paths: Paths) => string[]): Promise<ComparisonServer> {
  const { folder, files } = homeFiles();
  const port = await freePort();
  const [command = "", ...parameters] = [...onServerCore, ...commandFor({ folder, files, port })];
  const server = spawn(command, parameters, { stdio: "inherit" });
  const address = `http://localhost:${port}`;
  await answers(address, server);
  return {
    name,
    address,
    async stop() {
      await stopped(server);
      rmSync(folder, { recursive: true });
    },
  };
}

function homeFiles() {
  const folder = mkdtempSync(join(tmpdir(), "midspan-bench-"));
  const files = join(folder, "files");
  mkdirSync(files);
  copyFileSync("build/client/index.html", join(files, "index.html"));
  copyFileSync("build/compressed/index.html.br", join(files, "index.html.br"));
  copyFileSync("build/compressed/index.html.gz", join(files, "index.html.gz"));
  return { folder, files };
}

function nginxConfiguration(folder: string, files: string, port: number) {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join("\n  ");
  return `daemon off;
${process.getuid?.() === 0 ? "user root;" : ""}
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  ${temporary}
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  server {
    listen ${port};
    root ${files};
    default_type "text/html; charset=utf-8";
    location / {
      types {}
      add_header Content-Encoding br;
      add_header Vary Accept-Encoding;
      try_files /index.html.br =404;
    }
  }
}
`;
}
