/** The boot script listens for it. */
export const hydratedEvent = "hydrated";
