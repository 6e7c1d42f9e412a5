/** Whether the server answers. `navigator.onLine` is also true on a network without a way to the internet. */
export async function isReachable() {
  try {
    await fetch(window.location.href, { method: "HEAD", cache: "no-store" });
    return true;
  } catch {
    return false;
  }
}
