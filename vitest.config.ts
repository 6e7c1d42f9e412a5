import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // Much of the work is waiting, for processes, databases and mail servers.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: "site",
          // Plain functions, without a state that one file could leave to the next.
          pool: "threads",
          isolate: false,
          include: [
            "{app,artwork,bench,content,contract,delivery,scripts}/**/*.test.{ts,tsx}",
            "server/site/*.test.ts",
          ],
        },
      },
      {
        test: {
          name: "server",
          include: ["server/**/*.test.ts"],
          exclude: ["server/site/**"],
          globalSetup: ["server/testing/postgres-for-tests.ts"],
          // Real processes, databases and mail servers, on a machine that may have other things to do.
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
});
