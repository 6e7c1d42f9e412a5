import { expect, test } from "vitest";
import { NoServerError, rejectStaticHost } from "./api-response.ts";

const page = { "Content-Type": "text/html; charset=utf-8" };

test.each([
  ["404", new Response("", { status: 404 })],
  ["405", new Response("", { status: 405 })],
  ["a page in place of the answer", new Response("<!doctype html>", { headers: page })],
  ["a page that forbids", new Response("<!doctype html>", { status: 403, headers: page })],
])("%s comes from a static host", (_, response) => {
  expect(() => rejectStaticHost(response)).toThrow(NoServerError);
});

test.each([
  ["202 without a body", new Response(null, { status: 202 })],
  ["a refusal", new Response("{}", { status: 422, headers: { "Content-Type": "application/problem+json" } })],
  ["a proxy's page about a server that is down", new Response("<html>", { status: 502, headers: page })],
])("%s comes from the server", (_, response) => {
  expect(() => rejectStaticHost(response)).not.toThrow();
});
