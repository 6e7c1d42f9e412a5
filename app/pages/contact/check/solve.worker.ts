/** Solves the embedded challenge off the main thread. */
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import type { EmbeddedChallenge } from "#contract/challenge.ts";

self.onmessage = async ({ data }: MessageEvent<EmbeddedChallenge>) => {
  self.postMessage(await solveChallenge({ challenge: data, deriveKey }).catch(() => null));
};
