import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // Much of the work is waiting, for processes, databases and mail servers.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: "site",
          globalSetup: ["scripts/pictures/before-tests.ts"],
          // Plain functions, without a state that one file could leave to the next.
          pool: "threads",
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          include: [
            "{app,artwork,bench,content,contract,delivery,editor,scripts}/**/*.test.{ts,tsx}",
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
          // Timeouts stop a test that hangs. They are long enough for a busy machine.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
});
