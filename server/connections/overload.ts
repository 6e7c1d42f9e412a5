import { getHeapStatistics } from "node:v8";

const limits = {
  /** The share of the memory for objects that may be used. */
  heap: 0.85,
  /** How much all clients together may leave unread, in bytes. */
  waiting: 256 * 2 ** 20,
};

/** How long a measurement is reused, in ms. */
const maxAge = 100;

/** Whether new requests have to be refused so that the memory lasts. */
export function createOverloadCheck(waitingBytes: () => number, heapShare: () => number = usedHeapShare) {
  let overloaded = false;
  let checkedAt = Number.NEGATIVE_INFINITY;
  return function isOverloaded() {
    if (performance.now() - checkedAt < maxAge) return overloaded;
    checkedAt = performance.now();
    overloaded = heapShare() > limits.heap || waitingBytes() > limits.waiting;
    return overloaded;
  };
}

function usedHeapShare() {
  const { used_heap_size, heap_size_limit } = getHeapStatistics();
  return used_heap_size / heap_size_limit;
}
