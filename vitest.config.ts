import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { include: ["{app,artwork,content,contract,scripts,server}/**/*.test.{ts,tsx}"] },
});
