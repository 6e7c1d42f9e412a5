import { defineCollection } from "../collection.ts";
import { careconnect } from "./careconnect-platform.ts";
import { enterpriseCommand } from "./enterprise-command.ts";
import { givingimpact } from "./givingimpact-platform.ts";
import { harvestDirect } from "./harvest-direct.ts";
import { healthvaultEmr } from "./healthvault-emr.ts";
import { leagueLegends } from "./league-legends.ts";
import { marketpulseTrader } from "./marketpulse-trader.ts";
import { omnicommerceHub } from "./omnicommerce-hub.ts";
import { pillpalTracker } from "./pillpal-tracker.ts";
import { retailNexus } from "./retail-nexus.ts";
import { projectSchema } from "./schema.ts";
import { talentSpotlight } from "./talent-spotlight.ts";
import { tradesettleLedger } from "./tradesettle-ledger.ts";

export const projects = defineCollection("projects", projectSchema, [
  marketpulseTrader,
  careconnect,
  healthvaultEmr,
  givingimpact,
  harvestDirect,
  omnicommerceHub,
  talentSpotlight,
  pillpalTracker,
  leagueLegends,
  enterpriseCommand,
  retailNexus,
  tradesettleLedger,
]);
