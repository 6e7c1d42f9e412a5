import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "site",
          include: [
            "{app,artwork,bench,content,contract,scripts}/**/*.test.{ts,tsx}",
            "server/site/*.test.ts",
          ],
        },
      },
      {
        test: {
          name: "server",
          include: ["server/**/*.test.ts"],
          exclude: ["server/site/**"],
          globalSetup: ["server/testing/postgres.ts"],
          // Real processes, databases and mail servers, on a machine that may have other things to do.
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
});
