import type { Page } from "@playwright/test";

export type Attack = {
  url: string;
  body: string;
  token: string;
  key: string;
  tokenHeader: string;
  keyHeader: string;
};

/** Posts in every way that a page can. Returns the number of posts. */
export async function attack(page: Page, given: Attack) {
  const fetches = await page.evaluate(async ({ url, body, token, key, tokenHeader, keyHeader }) => {
    const all = { "Content-Type": "application/json", [tokenHeader]: token, [keyHeader]: key };
    const attempts: RequestInit[] = [
      { headers: all },
      { headers: all, mode: "no-cors" },
      { headers: { "Content-Type": "text/plain" }, mode: "no-cors" },
      { headers: { "Content-Type": "application/json" }, credentials: "include" },
      { mode: "no-cors", referrerPolicy: "no-referrer" },
    ];
    for (const attempt of attempts) await fetch(url, { method: "POST", body, ...attempt }).catch(() => {});
    navigator.sendBeacon(url, new Blob([body], { type: "text/plain" }));
    return attempts.length + 1;
  }, given);
  const forms = ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"];
  for (const enctype of forms) {
    const back = page.url();
    await Promise.all([
      page.waitForURL((url) => url.pathname.startsWith("/api/")),
      page.evaluate(
        ([url, body, type]) => {
          const form = Object.assign(document.createElement("form"), {
            method: "post",
            action: url,
            enctype: type,
          });
          const field = Object.assign(document.createElement("input"), { name: body, value: "" });
          form.append(field);
          document.body.append(form);
          form.submit();
        },
        [given.url, given.body, enctype] as const,
      ),
    ]);
    await page.goto(back);
  }
  return fetches + forms.length;
}

export async function sameOriginPost({ url, body, token, key, tokenHeader, keyHeader }: Attack) {
  const headers = { "Content-Type": "application/json", [tokenHeader]: token, [keyHeader]: key };
  return (await fetch(url, { method: "POST", body, headers })).status;
}
