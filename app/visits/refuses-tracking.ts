declare global {
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

/** Whether the browser asks not to be tracked. What counts or measures visits then does nothing. */
export function refusesTracking() {
  return navigator.globalPrivacyControl || navigator.doNotTrack === "1";
}
