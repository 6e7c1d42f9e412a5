export const fontFiles = {
  "display": "/fonts/anek-latin.80ab9b08.woff2",
  "text": "/fonts/instrument-sans.8a2657b1.woff2"
} as const;
