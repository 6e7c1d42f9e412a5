/** Its message says how the command is used. */
export class UsageError extends Error {}
