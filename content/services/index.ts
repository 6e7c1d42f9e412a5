import { defineCollection } from "../collection.ts";
import { aiAutomation } from "./ai-automation.ts";
import { crmErp } from "./crm-erp.ts";
import { digitalMarketing } from "./digital-marketing.ts";
import { mobileApps } from "./mobile-apps.ts";
import { type Service, serviceSchema } from "./schema.ts";
import { webDevelopment } from "./web-development.ts";
import { web3 } from "./web3.ts";

/** The order is also what numeric addresses count: /services/1 is the first. */
export const services = defineCollection("services", serviceSchema, [
  webDevelopment,
  mobileApps,
  web3,
  aiAutomation,
  digitalMarketing,
  crmErp,
]);

/** By its id, or by its place in the list counted from 1 and written plainly ("1", not "01" or "1.0"). */
export function findService(idOrNumber: string): Service | undefined {
  const place = services.ids.findIndex((_, index) => String(index + 1) === idOrNumber);
  return services.get(idOrNumber) ?? services.all[place];
}
