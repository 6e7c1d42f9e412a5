import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";

/** Runs at build time only: each page is rendered whole before its file is written. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
) {
  const html = await renderToReadableStream(<ServerRouter context={routerContext} url={request.url} />, {
    // Otherwise React moves large boundaries to the end of the page, to be put in place by scripts.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  await html.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(html, { status, headers });
}
