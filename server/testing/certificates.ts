import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export type Certificate = { cert: string; key: string };

/** A small machine may lack openssl. */
export const hasOpenssl = spawnSync("openssl", ["version"]).status === 0;

export type Authority = ReturnType<typeof createAuthority>;

export function createAuthority() {
  const folder = mkdtempSync(join(tmpdir(), "midspan-authority-"));
  const file = join(folder, "ca.cert");
  create("ca", "Authority of a test", []);
  return {
    file,
    issue(host: string) {
      const signedBy = ["-CA", file, "-CAkey", join(folder, "ca.key")];
      return create("server", host, [...signedBy, "-addext", `subjectAltName=DNS:${host}`]);
    },
    remove: () => rmSync(folder, { recursive: true }),
  };

  function create(name: string, subject: string, extra: readonly string[]): Certificate {
    const [cert, key] = [join(folder, `${name}.cert`), join(folder, `${name}.key`)];
    const newKey = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout", key];
    const parameters = [
      "req",
      "-x509",
      ...newKey,
      "-out",
      cert,
      "-days",
      "2",
      "-subj",
      `/CN=${subject}`,
      ...extra,
    ];
    execFileSync("openssl", parameters, { stdio: "pipe" });
    return { cert: readFileSync(cert, "utf8"), key: readFileSync(key, "utf8") };
  }
}
