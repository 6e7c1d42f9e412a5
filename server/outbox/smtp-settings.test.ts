import { expect, test } from "vitest";
import { parseSmtpUrl } from "./smtp-settings.ts";

test.each(["localhost", "127.0.0.1", "127.0.1.1", "[::1]"])("any certificate will do on %s", (host) => {
  const settings = { requireTLS: false, verifyCertificate: false };
  expect(parseSmtpUrl(`smtp://${host}:25`)).toMatchObject({ port: 25, secure: false, ...settings });
  expect(parseSmtpUrl(`smtp://${host}?requireTLS=true`).verifyCertificate).toBe(true);
  expect(parseSmtpUrl(`smtps://${host}`).verifyCertificate).toBe(true);
});

test.each(["mail.example", "localhost.example", "127.0.0.1.example", "10.0.0.1", "[::2]"])(
  "the certificate of %s is verified, and a password needs TLS",
  (host) => {
    expect(parseSmtpUrl(`smtp://${host}`)).toMatchObject({ requireTLS: false, verifyCertificate: true });
    expect(parseSmtpUrl(`smtp://a:b@${host}`)).toMatchObject({ requireTLS: true, verifyCertificate: true });
    expect(parseSmtpUrl(`smtp://a:b@${host}?requireTLS=false`).requireTLS).toBe(true);
  },
);

test("ports, user names and passwords are read", () => {
  expect(parseSmtpUrl("smtps://web%40x:p%25%40ss@mail.example")).toMatchObject({
    host: "mail.example",
    port: 465,
    secure: true,
    login: { user: "web@x", pass: "p%@ss" },
  });
  expect(parseSmtpUrl("smtp://mail.example/").port).toBe(587);
  expect(parseSmtpUrl("smtp://[::1]:2525").host).toBe("::1");
});
