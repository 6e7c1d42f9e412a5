export const fontFiles = {
  "display": "/fonts/anek-latin.80ab9b08.woff2",
  "text": "/fonts/instrument-sans.2d4bede3.woff2"
} as const;
