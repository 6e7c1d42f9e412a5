import { describe, expect, test } from "vitest";
import { parseHeaders, startMailServer } from "../testing/mail-server.ts";
import { addresses, runOutbox } from "../testing/run-outbox.ts";
import { sharedStore, storeNames } from "../testing/stores.ts";
import { aMessage, company, passing, post, testApp } from "../testing/test-app.ts";

const hour = 3_600_000;
const key = "7f3a91c2-0000-4000-8000-000000000001";

describe.each(storeNames)("the acknowledgement of a message, on %s", (name) => {
  const fresh = sharedStore(name);

  /** A server with a clock that the test moves, and the mails that it sends to visitors. */
  async function setUp(options: { acknowledge?: boolean } = { acknowledge: true }) {
    const clock = { now: Date.now() };
    const now = () => clock.now;
    const app = testApp(fresh.store, { challenges: passing, now, ...options });
    const mail = await startMailServer();
    const outbox = runOutbox(fresh.store, mail.url, { now });
    const allSent = async () => {
      const waiting = await Promise.all(
        (["outbox", "acknowledgements"] as const).map((table) =>
          fresh.store.db.selectFrom(table).select("state").where("state", "=", "waiting").execute(),
        ),
      );
      return waiting.flat().length === 0;
    };
    return {
      clock,
      send: async (from = "ada@client.example", more: { key?: string } = {}) => {
        expect((await post(app, { body: aMessage({ from }), ...more })).status).toBe(202);
      },
      acknowledged: async () => {
        await outbox.until(allSent);
        return mail.received.filter(({ to }) => to[0] !== addresses.to[0]);
      },
      close: async () => {
        await outbox.stop();
        await mail.close();
      },
    };
  }

  test("has the reference and the promise, and nothing that the visitor wrote", async () => {
    const { send, acknowledged, close } = await setUp();
    await send("o'brien@x.ie", { key });
    const [received, ...others] = await acknowledged();
    if (!received) throw new Error("No acknowledgement");
    expect(others).toEqual([]);
    expect([received.from, received.to]).toEqual([addresses.from, ["o'brien@x.ie"]]);
    expect(parseHeaders(received)).toEqual({
      From: "Midspan <website@midspan.example>",
      To: "o'brien@x.ie",
      "Reply-To": company.address,
      Subject: "We have your message (MS-7F3A91C2)",
      "Auto-Submitted": "auto-replied",
      "Message-ID": expect.stringMatching(/^<[0-9a-f-]+\.acknowledgement@midspan\.example>$/),
      Date: expect.any(String),
      "Content-Transfer-Encoding": expect.any(String),
      "MIME-Version": "1.0",
      "Content-Type": "text/plain; charset=utf-8",
    });
    expect(received.raw).toContain("MS-7F3A91C2");
    expect(received.raw.replace(/=\r\n/g, "")).toContain("within 24 hours on working days");
    for (const written of ["Ada", "Can you help", "A question"]) expect(received.raw).not.toContain(written);
    await close();
  });

  test("goes to an address once in an hour, however it is written", async () => {
    const { clock, send, acknowledged, close } = await setUp();
    const spellings = [
      "ada@client.example",
      "ADA@client.example",
      "a.d.a@Client.example",
      "ada+1@client.example",
    ];
    await Promise.all([...spellings, ...spellings].map((from) => send(from)));
    expect(await acknowledged()).toHaveLength(1);
    clock.now += hour - 1;
    await send();
    expect(await acknowledged()).toHaveLength(1);
    clock.now += 2;
    await send();
    await send("grace@client.example");
    expect(await acknowledged()).toHaveLength(3);
    await close();
  });

  test("is not sent for a repeat of a message, nor to a name without a domain or an encoded address", async () => {
    const { send, acknowledged, close } = await setUp();
    for (let count = 0; count < 3; count += 1) await send("ada@client.example", { key });
    for (const address of ["root@localhost", "=?utf-8?Q?boss?=@bank.example"]) await send(address);
    expect(await acknowledged()).toHaveLength(1);
    await close();
  });

  test("is not sent unless it is asked for", async () => {
    const { send, acknowledged, close } = await setUp({});
    await send();
    expect(await acknowledged()).toEqual([]);
    await close();
  });

  test("leaves with the message that it confirms", async () => {
    const { send, acknowledged, close } = await setUp();
    await send();
    await acknowledged();
    await fresh.store.db.deleteFrom("messages").execute();
    expect(await fresh.store.db.selectFrom("acknowledgements").selectAll().execute()).toEqual([]);
    await close();
  });
});
