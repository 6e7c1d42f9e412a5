export const fontFiles = {
  "display": "/fonts/anek-latin.e47866ff.woff2",
  "text": "/fonts/instrument-sans.5223f8a2.woff2"
} as const;
