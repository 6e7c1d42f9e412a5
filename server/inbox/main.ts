/** `npm run inbox`: the operator's commands for messages. */
import { runCommandLine } from "../command-line/run-command-line.ts";
import { runCommand } from "./commands.ts";

await runCommandLine(runCommand);
