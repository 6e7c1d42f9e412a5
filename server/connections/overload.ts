import { getHeapStatistics } from "node:v8";

const limits = {
  heap: 0.85,
  /** In bytes, for all clients together. */
  waiting: 256 * 2 ** 20,
};

const maxAge = 100;

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
