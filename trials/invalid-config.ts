import { type AddressInfo, createServer } from "node:net";
import { mapConcurrent } from "./harness/measure.ts";
import type { Trial, TrialContext } from "./harness/trial.ts";
import { spawnTrialServer } from "./harness/trial-server.ts";

const values: [string, string][] = [
  ["PORT", "web"],
  ["PORT", "65536"],
  ["PORT", "-1"],
  ["HOST", "no.such.host.invalid"],
  ["SITE_URL", "midspan.example"],
  ["SITE_URL", "https://midspan.example/home"],
  ["SITE_URL", "javascript:alert(1)"],
  ["DATA_DIR", "/proc/nowhere"],
  ["DATA_DIR", "/dev/null"],
  ["DATA_DIR", "  "],
  ["DATABASE_URL", "mysql://localhost/x"],
  ["DATABASE_URL", "postgres://localhost"],
  ["LISTEN_FDS", "2"],
  ["MAX_CONNECTIONS", "0"],
  ["CONTACT_TO", "hello"],
  ["CONTACT_TO", "a@b.example, c d@e.example"],
  ["MAIL_FROM", "website@"],
  ["MAIL_FROM", "Midspan <a@b.example>\nBcc: c@d.example"],
  ["SMTP_URL", "mail.example:587"],
  ["SMTP_URL", "http://mail.example"],
  ["SMTP_URL", "smtp://mail.example?requireTls=true"],
  ["CHALLENGE_SECRET", "short"],
  ["TURNSTILE_SITE_KEY", "alone"],
  ["TURNSTILE_SECRET", "alone"],
  ["TURNSTILE_VERIFY_URL", "http://challenges.example"],
  ["TURNSTILE_SCRIPT_URL", "javascript:alert(1)"],
  ["TRUSTED_PROXIES", "10.0.0.0/33"],
  ["TRUSTED_PROXIES", "everyone"],
  ["MESSAGES_PER_MINUTE", "0"],
  ["LOG_LEVEL", "loud"],
];

export const invalidConfig: Trial = {
  id: "21",
  title: "30 invalid environment values",
  expected: "non-zero exit, one clear line, no stack",
  async run(context) {
    const taken: [string, string] = ["PORT", await portInUse(context)];
    const all = [taken, ...values];
    const some = Array.from({ length: context.counts.configurations }, (_, index) => {
      return all[Math.floor((index * all.length) / context.counts.configurations)] ?? taken;
    });
    const outcomes = await mapConcurrent(some, 3, ([name, value]) => tryStart(name, value));
    const wrong = outcomes.filter((outcome) => outcome !== "rejected");
    const measured = `${some.length} tried, ${some.length - wrong.length} rejected with one line${wrong.map((text) => ` (${text})`).join("")}`;
    return [{ store: "SQLite", measured, passed: wrong.length === 0 }];
  },
};

async function tryStart(name: string, value: string) {
  const server = await spawnTrialServer({ env: { [name]: value } });
  const timer = setTimeout(() => server.stop("SIGKILL"), 20_000);
  const code = await server.exited;
  clearTimeout(timer);
  const output = server.output();
  const isOneLine = /^Cannot start: [^\n]+\n$/.test(output);
  return code === 1 && isOneLine
    ? "rejected"
    : `${name}=${value}: exit ${code}, ${output.split("\n").length - 1} lines`;
}

async function portInUse(context: TrialContext) {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  context.onCleanup(() => server.close());
  return String((server.address() as AddressInfo).port);
}
