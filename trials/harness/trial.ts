import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startMailServer } from "#server/testing/mail-server.ts";
import type { Counts } from "../counts.ts";
import { get } from "./client.ts";
import type { Random } from "./random.ts";
import { sqliteStore, type TrialStore } from "./stores.ts";
import { spawnTrialServer, type TrialServer, type TrialServerOptions } from "./trial-server.ts";

/** One row of the results. */
export type Result = { store: string; measured: string; passed: boolean };

export type Trial = {
  id: string;
  title: string;
  expected: string;
  /** It measures time, so the full run gives it the whole machine. */
  runsAlone?: true;
  run(context: TrialContext): Promise<Result[]>;
};

export type TrialContext = ReturnType<typeof createContext>;

/** What a trial works with. Everything that it starts is stopped at its end. */
export function createContext(random: Random, counts: Counts, soakMinutes: number) {
  const cleanups: (() => unknown)[] = [];
  const onCleanup = (cleanup: () => unknown) => void cleanups.push(cleanup);

  function temporaryFolder() {
    const folder = mkdtempSync(join(tmpdir(), "midspan-trial-"));
    onCleanup(() => rmSync(folder, { recursive: true }));
    return folder;
  }

  return {
    random,
    counts,
    soakMinutes,
    onCleanup,
    temporaryFolder,
    sqlite: () => sqliteStore(temporaryFolder()),

    /** A server that listens and has opened its store, or has failed to. */
    async startServer(store: TrialStore, options: TrialServerOptions = {}): Promise<TrialServer> {
      const server = await spawnTrialServer({ ...options, env: { ...store.env, ...options.env } });
      onCleanup(() => server.stop("SIGKILL"));
      await server.listening;
      await get(server, "/readyz");
      return server;
    },

    async startMailServer(port = 0) {
      const server = await startMailServer({}, port);
      onCleanup(() => server.close());
      return server;
    },

    async cleanUp() {
      for (const cleanup of cleanups.reverse()) await cleanup();
    },
  };
}
