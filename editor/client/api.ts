/** Asks the server of the editor. What it cannot do comes back as data; only a fault of its own is an error. */
export async function ask<T>(path: string, body?: unknown): Promise<T> {
  const isFile = body instanceof Blob;
  const response = await fetch(`/edit${path}`, {
    ...(body !== undefined && { method: "POST", body: isFile ? body : JSON.stringify(body) }),
  });
  if (!response.ok)
    throw new Error(`The editor's server answered ${response.status}. Is npm run edit still running?`);
  return response.json();
}

export function withQuery(path: string, query: Record<string, string>): string {
  return `${path}?${new URLSearchParams(query)}`;
}
