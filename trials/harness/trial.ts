import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startMailServer } from "#server/testing/mail-server.ts";
import type { Counts } from "../counts.ts";
import type { Random } from "./random.ts";
import { type SiteOptions, type SiteServer, startSite } from "./site-server.ts";
import { sqliteStore, type TrialStore } from "./stores.ts";

/** One line of the results. */
export type Finding = { store: string; measured: string; passed: boolean };

export type Trial = {
  id: string;
  title: string;
  wanted: string;
  run(lab: Lab): Promise<Finding[]>;
};

export type Lab = ReturnType<typeof createLab>;

/** What a trial works with. Everything that it starts ends with it. */
export function createLab(random: Random, counts: Counts, soakMinutes: number) {
  const ends: (() => unknown)[] = [];
  const atEnd = (work: () => unknown) => void ends.push(work);

  function folder() {
    const made = mkdtempSync(join(tmpdir(), "midspan-trial-"));
    atEnd(() => rmSync(made, { recursive: true }));
    return made;
  }

  return {
    random,
    counts,
    soakMinutes,
    atEnd,
    folder,
    sqlite: () => sqliteStore(folder()),

    /** A server that is up, on a store of its own unless one is given. */
    async server(store: TrialStore, options: SiteOptions = {}): Promise<SiteServer> {
      const server = await startSite(folder(), { ...options, env: { ...store.env, ...options.env } });
      atEnd(() => server.stop("SIGKILL"));
      await server.up();
      return server;
    },

    async mailServer(port = 0) {
      const server = await startMailServer({}, port);
      atEnd(() => server.close());
      return server;
    },

    async finish() {
      for (const work of ends.reverse()) await work();
    },
  };
}
