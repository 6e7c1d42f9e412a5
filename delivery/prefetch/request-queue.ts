import { idle } from "../idle.ts";

export type FetchedFile = { body: Blob; headers: Headers };

type QueuedRequest = {
  url: string;
  page: string;
  resolve: (file: FetchedFile) => void;
  reject: (reason: unknown) => void;
};

const maxConcurrent = 6;
const underWay = new Map<QueuedRequest, AbortController>();
let waiting: QueuedRequest[] = [];
let navigations = 0;

export function enqueue(url: string, page: string) {
  return new Promise<FetchedFile>((resolve, reject) => {
    waiting.push({ url, page, resolve, reject });
    startNext();
  });
}

export function moveToFront(page: string) {
  waiting = [...requestsFor(page), ...waiting.filter((request) => request.page !== page)];
}

/** While a visitor waits for a page, its files come first and those of other pages later. */
export async function giveWayTo(page: string, navigation: Promise<unknown>) {
  navigations++;
  for (const [request, controller] of underWay) if (request.page !== page) controller.abort();
  const needed = requestsFor(page);
  waiting = waiting.filter((request) => request.page !== page);
  needed.forEach(run);
  await navigation.catch(() => {});
  navigations--;
  startNext();
}

function requestsFor(page: string) {
  return waiting.filter((request) => request.page === page);
}

async function startNext() {
  await idle();
  while (navigations === 0 && underWay.size < maxConcurrent) {
    const request = waiting.shift();
    if (!request) return;
    run(request);
  }
}

async function run(request: QueuedRequest) {
  const controller = new AbortController();
  underWay.set(request, controller);
  try {
    const response = await fetch(request.url, { priority: "low", signal: controller.signal });
    if (!response.ok) throw new Error(`${request.url}: ${response.status}`);
    // Only a body that was read to its end is in the browser's cache.
    request.resolve({ body: await response.blob(), headers: response.headers });
  } catch (error) {
    if (controller.signal.aborted) waiting.unshift(request);
    else request.reject(error);
  }
  underWay.delete(request);
  startNext();
}
