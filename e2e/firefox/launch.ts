#!/usr/bin/env node
/**
 * Started by Playwright in place of Firefox. It stands between the two, answers a command that a stock Firefox lacks
 * and Playwright sends for every context, and lets React see what Playwright fills in. All else passes.
 */
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { type WebSocket as Connection, WebSocketServer } from "ws";
import { findFirefox } from "../../scripts/browser.ts";

const missing = "emulation.setMediaFeaturesOverride";

const firefox = spawn(findFirefox() ?? "firefox", process.argv.slice(2), {
  stdio: ["ignore", "inherit", "pipe"],
});
firefox.once("exit", (code) => process.exit(code ?? 1));
process.once("SIGTERM", () => firefox.kill());

for await (const line of createInterface(firefox.stderr)) {
  const [, address] = line.match(/WebDriver BiDi listening on (ws:\/\/\S+)/) ?? [];
  console.error(address ? `WebDriver BiDi listening on ${await relayTo(address)}` : line);
}

async function relayTo(address: string) {
  const server = new WebSocketServer({ host: "127.0.0.1", port: 0 });
  server.on("connection", (client, { url = "" }) => relay(client, new WebSocket(address + url)));
  await new Promise((resolve) => server.once("listening", resolve));
  const listening = server.address();
  return `ws://127.0.0.1:${typeof listening === "object" ? listening?.port : ""}`;
}

function relay(client: Connection, browser: WebSocket) {
  const opened = new Promise((resolve) => browser.addEventListener("open", resolve));
  client.on("message", async (data) => {
    await opened;
    const { id, method } = JSON.parse(String(data));
    if (method === missing) client.send(JSON.stringify({ type: "success", id, result: {} }));
    else browser.send(withNativeFill(String(data)));
  });
  browser.addEventListener("message", ({ data }) => client.send(String(data)));
  browser.addEventListener("close", () => client.close());
  client.on("close", () => browser.close());
}

/**
 * Playwright's script for `fill` assigns to `value`. React has a setter of its own there and takes the value for one
 * that it knows. The browser's setter is on the prototype. A field without a selection, such as one for an email
 * address, would keep its old text before the new.
 */
function withNativeFill(message: string) {
  const set = (value: string) =>
    `Reflect.set(Object.getPrototypeOf(inputElement), \`value\`, ${value}, inputElement);`;
  return message
    .replace("inputElement.value += text;", set("text"))
    .replace("inputElement.value = value;", set("value"));
}
