import { acknowledgements } from "./acknowledgements.ts";
import { challengeProvider } from "./challenge-provider.ts";
import { concurrentClaims } from "./concurrent-claims.ts";
import { crashes } from "./crashes.ts";
import { crossOrigin } from "./cross-origin.ts";
import { dataLeaks } from "./data-leaks.ts";
import { databaseFailures } from "./database-failures.ts";
import { embeddedCheck } from "./embedded-check.ts";
import { encodedWords } from "./encoded-words.ts";
import { erasure } from "./erasure.ts";
import { forgedTokens } from "./forged-tokens.ts";
import { forwardedFor } from "./forwarded-for.ts";
import { halfOpenConnections } from "./half-open-connections.ts";
import type { Trial } from "./harness/trial.ts";
import { headerInjection } from "./header-injection.ts";
import { hostileJson } from "./hostile-json.ts";
import { hostilePaths } from "./hostile-paths.ts";
import { hostileRecipients } from "./hostile-recipients.ts";
import { hostileVitals } from "./hostile-vitals.ts";
import { idempotencyKeys } from "./idempotency-keys.ts";
import { invalidConfig } from "./invalid-config.ts";
import { junkPosts } from "./junk-posts.ts";
import { largeAndSlowRequests } from "./large-and-slow-requests.ts";
import { load } from "./load.ts";
import { messageOrigins } from "./message-origins.ts";
import { mutatedRequests } from "./mutated-requests.ts";
import { pipelinedRequests } from "./pipelined-requests.ts";
import { proxiedClients } from "./proxied-clients.ts";
import { reboundHosts } from "./rebound-hosts.ts";
import { refusedLogins } from "./refused-logins.ts";
import { refusedRequests } from "./refused-requests.ts";
import { restarts } from "./restarts.ts";
import { restartsWithSocket } from "./restarts-with-socket.ts";
import { slowMailServers } from "./slow-mail-servers.ts";
import { smtpFailures } from "./smtp-failures.ts";
import { smtpOutage } from "./smtp-outage.ts";
import { soak } from "./soak.ts";
import { startWithoutStore } from "./start-without-store.ts";
import { storeOutages } from "./store-outages.ts";
import { tokenReuse } from "./token-reuse.ts";

/** In the order of the report. */
export const trials: readonly Trial[] = [
  hostileRecipients,
  headerInjection,
  hostileJson,
  mutatedRequests,
  largeAndSlowRequests,
  halfOpenConnections,
  forgedTokens,
  tokenReuse,
  challengeProvider,
  idempotencyKeys,
  crashes,
  smtpOutage,
  smtpFailures,
  storeOutages,
  concurrentClaims,
  forwardedFor,
  crossOrigin,
  hostilePaths,
  dataLeaks,
  restarts,
  invalidConfig,
  databaseFailures,
  junkPosts,
  startWithoutStore,
  pipelinedRequests,
  restartsWithSocket,
  slowMailServers,
  refusedLogins,
  encodedWords,
  erasure,
  refusedRequests,
  proxiedClients,
  reboundHosts,
  embeddedCheck,
  acknowledgements,
  messageOrigins,
  hostileVitals,
  load,
  soak,
];
