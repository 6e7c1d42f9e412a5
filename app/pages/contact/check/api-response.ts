/** Thrown where a static host answers instead of the server. */
export class NoServerError extends Error {}

/**
 * A static host does not know the API's paths: it answers 404 or 405, or with a page. The server never does. A page
 * with a status of 500 or more comes from a proxy whose server is down.
 */
export function rejectStaticHost(response: Response) {
  const isPage = response.headers.get("Content-Type")?.startsWith("text/html") && response.status < 500;
  if (isPage || response.status === 404 || response.status === 405) throw new NoServerError();
}
