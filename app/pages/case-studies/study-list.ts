import type { ListConfig } from "#app/lists/list-source.ts";
import file from "./study-index.ts?json-url";

export const studyList: ListConfig = { file, delayMs: 800, nearPixels: 200 };
