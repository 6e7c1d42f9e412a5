/** Asks the server of the editor. What it refuses comes back as data; an error means that it is not there. */
export async function ask<T>(path: string, body?: unknown): Promise<T> {
  const data = body instanceof Blob ? body : JSON.stringify(body);
  const response = await fetch(
    `/edit${path}`,
    body === undefined ? {} : { method: "POST", body: data },
  ).catch(() => undefined);
  if (response?.ok) return response.json();
  throw new Error(
    response
      ? `The editor has failed: ${await response.text()}`
      : "The editor does not answer. Is npm run edit still running?",
  );
}

export function withQuery(path: string, query: Record<string, string>): string {
  return `${path}?${new URLSearchParams(query)}`;
}
