/** Drafts from 1 July to 29 September 2024, thirteen weeks. */
export const drafted = 2167;
export const stopped = 61;
export const shown = drafted - stopped;
export const rejected = 312;
export const signed = shown - rejected;
