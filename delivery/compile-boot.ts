import { build } from "vite";
import { deliveryConstants } from "./techniques.ts";

export async function compiledBoot() {
  const result = await build({
    configFile: false,
    logLevel: "warn",
    define: deliveryConstants(),
    build: {
      write: false,
      lib: { entry: "delivery/boot/main.ts", formats: ["iife"], name: "boot" },
      rolldownOptions: { output: { comments: false } },
    },
  });
  const [chunk] = [result].flat().flatMap((bundle) => ("output" in bundle ? bundle.output : []));
  if (chunk?.type !== "chunk" || chunk.code.includes("</script"))
    throw new Error("The boot script did not compile to one script that fits into a page");
  return chunk.code.trim();
}
