/** The mobile view: a window under 768 px, as the breakpoint `md` of the styles. */
export const mobileView = "(width < 48rem)";
