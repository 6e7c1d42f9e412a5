import { library } from "../library/library.ts";

/** The short form of the process that the services page shows. */
export const deliverySteps = library.process.delivery;
