import { brokenStores } from "./broken-stores.ts";
import { claimers } from "./claimers.ts";
import { crashes } from "./crashes.ts";
import { environments } from "./environments.ts";
import { failingMail } from "./failing-mail.ts";
import { foreignOrigins } from "./foreign-origins.ts";
import { forgedTokens } from "./forged-tokens.ts";
import { forwardedAddresses } from "./forwarded-addresses.ts";
import { halfOpen } from "./half-open.ts";
import type { Trial } from "./harness/lab.ts";
import { headerInjection } from "./header-injection.ts";
import { hostilePaths } from "./hostile-paths.ts";
import { hostileRecipients } from "./hostile-recipients.ts";
import { hostileShapes } from "./hostile-shapes.ts";
import { load } from "./load.ts";
import { mailAway } from "./mail-away.ts";
import { provider } from "./provider.ts";
import { rawRequests } from "./raw-requests.ts";
import { repeatedKeys } from "./repeated-keys.ts";
import { repeatedToken } from "./repeated-token.ts";
import { restarts } from "./restarts.ts";
import { slowAndHuge } from "./slow-and-huge.ts";
import { soak } from "./soak.ts";
import { traces } from "./traces.ts";

/** In the order of the table. */
export const trials: readonly Trial[] = [
  hostileRecipients,
  headerInjection,
  hostileShapes,
  rawRequests,
  slowAndHuge,
  halfOpen,
  forgedTokens,
  repeatedToken,
  provider,
  repeatedKeys,
  crashes,
  mailAway,
  failingMail,
  brokenStores,
  claimers,
  forwardedAddresses,
  foreignOrigins,
  hostilePaths,
  traces,
  restarts,
  environments,
  load,
  soak,
];
