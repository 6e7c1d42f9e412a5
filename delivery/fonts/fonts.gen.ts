export const fontFiles = {
  "display": "/fonts/anek-latin.a01932b0.woff2",
  "text": "/fonts/instrument-sans.8a2657b1.woff2"
} as const;
