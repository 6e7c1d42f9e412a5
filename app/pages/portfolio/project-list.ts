import type { ListConfig } from "#app/lists/list-source.ts";
import file from "./project-index.ts?json-url";

export const projectList: ListConfig = { file, delayMs: 1_000, nearPixels: 300 };
