import { library } from "../library/library.ts";

export const deliverySteps = library.process.delivery;
