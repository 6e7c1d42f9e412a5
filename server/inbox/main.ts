/** `npm run inbox`: the operator's commands for messages, on either store, also while the server runs. */
import { ConfigError, loadEnvironment, parseConfig } from "../config.ts";
import { openStore } from "../store/open.ts";
import { StoreError } from "../store/store.ts";
import { runCommand, UsageError } from "./commands.ts";

try {
  const store = await openStore(parseConfig(loadEnvironment()), "shared");
  try {
    console.log(await runCommand(store, process.argv.slice(2)));
  } finally {
    await store.close();
  }
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof StoreError || error instanceof UsageError))
    throw error;
  console.error(error.message);
  process.exitCode = 1;
}
