import { type EmbeddedOffer, type EmbeddedSolution, embeddedToken } from "#contract/challenge.ts";

/** Solves an offered challenge in a worker. Rejects when this browser cannot. */
export function solveEmbedded({ challenge }: EmbeddedOffer, signal: AbortSignal): Promise<string> {
  const worker = new Worker(new URL("./solve.worker.ts", import.meta.url), { type: "module" });
  const solved = new Promise<string>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<EmbeddedSolution | null>) => {
      if (data) resolve(embeddedToken(challenge, data));
      else reject(new Error("The challenge could not be solved"));
    };
    worker.onerror = () => reject(new Error("The worker could not be started"));
    signal.addEventListener("abort", () => reject(signal.reason));
    worker.postMessage(challenge);
  });
  return solved.finally(() => worker.terminate());
}
