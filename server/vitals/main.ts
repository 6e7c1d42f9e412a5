/** `npm run vitals`: how fast the pages were for visitors. */
import { runCommandLine } from "../command-line/run-command-line.ts";
import { vitalsCommand } from "./vitals-command.ts";

await runCommandLine(vitalsCommand);
