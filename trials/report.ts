import { availableParallelism, cpus, type } from "node:os";
import type { Finding, Trial } from "./harness/lab.ts";

export type Result = { trial: Trial; findings: Finding[]; seconds: number };

export function progress({ trial, findings, seconds }: Result) {
  const lines = findings.map(({ store, measured, passed }) =>
    [passed ? "passed" : "MISSED", trial.id.padStart(4), store.padEnd(10), measured].join("  "),
  );
  return `${lines.join("\n")}  (${seconds.toFixed(1)} s)`;
}

export function asMarkdown(results: readonly Result[], seed: number, seconds: number) {
  const rows = results.flatMap(rowsOf);
  const date = new Date().toISOString().slice(0, 10);
  const machine = `${availableParallelism()} cores (${cpus()[0]?.model.trim()}), ${type()}, Node ${process.versions.node}`;
  return `# What the trials measured

\`npm run trials -- --seed ${seed}\`, ${date}, ${Math.round(seconds / 60)} minutes. ${machine}. Server, mail server, database and clients shared the machine; all traffic stayed on loopback. A trial that was run again by itself (\`--only\`) has replaced its rows.

| # | Trial | Wanted | Measured | Store | Passed |
| --- | --- | --- | --- | --- | --- |
${rows.join("\n")}

- The server is the real process on the real build; mail goes to a real SMTP server over a socket. PostgreSQL runs with \`fsync\` on, SQLite with \`synchronous=FULL\`.
- Posts carry tokens that are signed with the server's secret and whose number of steps is known, so that the trial does not do the visitors' work; the server checks them like any other. Trial 8 solves real challenges.
- Where a trial is not about limits, each post has an address of its own behind a trusted proxy, and \`MESSAGES_PER_MINUTE\` is raised. Trial 16 runs with the limits as they are.
- Trials 12 and 13 load \`trials/harness/clock.ts\` into the server: its clock and timers run faster, and the work between them does not. Trials 11 and 19 use it to start the server at a later time.
- Trial 15 runs the claims of the outbox in one process, over eight connections.
`;
}

/** A report in which the rows of the trials that were run again are new. */
export function withRowsOf(results: readonly Result[], report: string) {
  return results.reduce((text, result) => {
    const old = text.split("\n").filter((line) => line.split("|")[1]?.trim() === result.trial.id);
    const [first, ...others] = old;
    if (!first) return text;
    const rest = text.split("\n").filter((line) => !others.includes(line));
    return rest.flatMap((line) => (line === first ? rowsOf(result) : [line])).join("\n");
  }, report);
}

function rowsOf({ trial, findings }: Result) {
  return findings.map(({ store, measured, passed }) => {
    const cells = [trial.id, trial.title, trial.wanted, measured, store, passed ? "yes" : "**no**"];
    return `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  });
}
