import { ConfigError, loadEnvironment, parseConfig } from "../config.ts";
import { openStore } from "../store/open.ts";
import { storeFailure } from "../store/reason.ts";
import { type Store, StoreError } from "../store/store.ts";
import { type Terminal, terminalOf } from "./terminal.ts";
import { UsageError } from "./usage-error.ts";

type Command = (store: Store, args: readonly string[], terminal: Terminal) => Promise<string>;

/** Runs an operator's command on either store, also while the server runs, and prints what it returns. */
export async function runCommandLine(command: Command) {
  try {
    const store = await openStore(parseConfig(loadEnvironment()), "shared");
    try {
      console.log(await command(store, process.argv.slice(2), terminalOf(process.stdout)));
    } finally {
      await store.close();
    }
  } catch (error) {
    const message = explain(error);
    if (!message) throw error;
    console.error(message);
    process.exitCode = 1;
  }
}

function explain(error: unknown) {
  if (error instanceof ConfigError || error instanceof StoreError || error instanceof UsageError)
    return error.message;
  const failure = storeFailure(error);
  return failure && `The store cannot be used: ${failure}`;
}
