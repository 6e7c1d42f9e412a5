import { expect, test } from "vitest";
import { existing } from "./client-build.ts";

test("a chunk group that names a missing file stops the build", () => {
  expect(() => existing(["app/root.tsx", "app/ui/gone.tsx"])).toThrow("app/ui/gone.tsx");
});
