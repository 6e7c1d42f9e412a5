import { availableParallelism, cpus, type } from "node:os";
import type { Result, Trial } from "./harness/trial.ts";

export type TrialReport = { trial: Trial; results: Result[]; seconds: number };

export function progressLine({ trial, results, seconds }: TrialReport) {
  const lines = results.map(({ store, measured, passed }) =>
    [passed ? "passed" : "FAILED", trial.id.padStart(4), store.padEnd(10), measured].join("  "),
  );
  return `${lines.join("\n")}  (${seconds.toFixed(1)} s)`;
}

export function toMarkdown(reports: readonly TrialReport[], seed: number, seconds: number) {
  const rows = reports.flatMap(toRows);
  const date = new Date().toISOString().slice(0, 10);
  const machine = `${availableParallelism()} cores (${cpus()[0]?.model.trim()}), ${type()}, Node ${process.versions.node}`;
  return `# Trial results

\`npm run trials -- --seed ${seed}\`, ${date}, ${Math.round(seconds / 60)} minutes. ${machine}. Server, mail server, database and clients ran on this machine, over loopback. A trial that was repeated with \`--only\` has replaced its rows, one that failed while the host took more than 5 % of the processor was run again.

| # | Trial | Expected | Measured | Store | Passed |
| --- | --- | --- | --- | --- | --- |
${rows.join("\n")}

- The server is the real process on the real build; mail goes to a real SMTP server over a socket. PostgreSQL runs with \`fsync\` on, SQLite with \`synchronous=FULL\`.
- Tokens are signed with the server's secret and have a known solution, so that the clients need not solve challenges. The server verifies them like any other. Trial 8 solves real challenges.
- Unless a trial is about rate limits, each post has its own client address behind a trusted proxy, and \`MESSAGES_PER_MINUTE\` is raised. Trial 16 runs with the default limits.
- Trials 12, 13 and, in its short form, 27 preload \`trials/harness/clock.ts\`: the server's clock and timers run faster, its work does not. Trials 11, 19 and 28 use it to start the server at a later time.
- Trial 15 claims from the outbox in one process, over eight connections.
`;
}

/** Replaces the rows of the repeated trials in an earlier report. */
export function replaceRows(reports: readonly TrialReport[], markdown: string) {
  return reports.reduce((text, report) => {
    const old = text.split("\n").filter((line) => line.split("|")[1]?.trim() === report.trial.id);
    const [first, ...others] = old;
    if (!first) return text;
    const rest = text.split("\n").filter((line) => !others.includes(line));
    return rest.flatMap((line) => (line === first ? toRows(report) : [line])).join("\n");
  }, markdown);
}

function toRows({ trial, results }: TrialReport) {
  return results.map(({ store, measured, passed }) => {
    const cells = [trial.id, trial.title, trial.expected, measured, store, passed ? "yes" : "**no**"];
    return `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  });
}
