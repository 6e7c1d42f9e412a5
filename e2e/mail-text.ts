/** The text of a mail as a reader sees it. */
export function mailText(mail: string) {
  const [head = "", ...body] = mail.split("\r\n\r\n");
  const text = body.join("\r\n\r\n");
  const encoding = head.match(/^Content-Transfer-Encoding: (.*)$/im)?.[1]?.trim();
  const decoded =
    encoding === "base64"
      ? Buffer.from(text, "base64").toString()
      : encoding === "quoted-printable"
        ? Buffer.from(
            text
              .replace(/=\r\n/g, "")
              .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
            "latin1",
          ).toString()
        : text;
  return decoded.replaceAll("\r\n", "\n");
}
