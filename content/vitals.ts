/**
 * Whether pages tell the server how fast they were for a visitor. Like the address of the site it comes from the
 * environment of the build.
 */
export const sendsVitals = process.env.VITALS === "true";
