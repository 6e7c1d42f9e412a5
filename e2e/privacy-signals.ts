/** How a browser asks not to be tracked; each runs in the page. */
export const privacySignals = [
  ["Do Not Track", () => Object.defineProperty(navigator, "doNotTrack", { value: "1" })],
  ["Global Privacy Control", () => Object.defineProperty(navigator, "globalPrivacyControl", { value: true })],
] as const;
