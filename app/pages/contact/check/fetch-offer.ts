import { formEndpoint } from "#content/site.ts";
import { challengePath } from "#contract/api.ts";
import type { ChallengeOffer } from "#contract/challenge.ts";
import { rejectStaticHost } from "./api-response.ts";

export async function fetchOffer(query: string): Promise<ChallengeOffer> {
  const response = await fetch(formEndpoint + challengePath + query, { cache: "no-store" });
  rejectStaticHost(response);
  if (!response.ok) throw new Error("No challenge");
  return response.json();
}
