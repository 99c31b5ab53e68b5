import { expect, test } from "vitest";
import { readForm } from "./read-form.ts";

const sent = (type: string | null, body: string) => {
  const request = new Request("https://names.example/contact", { method: "POST", body });
  if (type === null) request.headers.delete("content-type");
  else request.headers.set("content-type", type);
  return readForm(request);
};
const PART = '--abc\r\nContent-Disposition: form-data; name="email"\r\n\r\nada@example.org\r\n';

test.for([
  ["application/x-www-form-urlencoded", "email=ada%40example.org"],
  ["Application/X-WWW-Form-URLencoded;charset=utf-8", "email=ada%40example.org"],
  ["multipart/form-data; boundary=abc", `${PART}--abc--\r\n`],
  ['multipart/form-data; charset=utf-8; boundary="abc"', `${PART}--abc--\r\n`],
] as const)("a form is read: %s", async ([type, body]) => {
  expect((await sent(type, body)).get("email")).toBe("ada@example.org");
});

test.for([
  [null, "email=x"],
  ["", "email=x"],
  ["text/plain", "email=x"],
  ["application/json", "{}"],
  ["multipart/form-data", PART],
  ["multipart/form-data; boundary=", PART],
  ["application/x-www-form-urlencoded-not", "email=x"],
] as const)("what does not say that it is a form is 415: %s", async ([type, body]) => {
  await expect(sent(type, body)).rejects.toMatchObject({ init: { status: 415 } });
});

test.for(["x", "", "--abc", PART, "--abc\r\nnonsense\r\n--abc--", `--other${PART.slice(5)}`])(
  "what says that it is a form, and is damaged, is 400: %j",
  async (body) => {
    await expect(sent("multipart/form-data; boundary=abc", body)).rejects.toMatchObject({
      init: { status: 400 },
    });
  },
);

test("a form with fields without end is refused before they are read", async () => {
  const many = 200_000;
  for (const [type, body] of [
    ["application/x-www-form-urlencoded", "a&".repeat(many)],
    ["application/x-www-form-urlencoded", "&".repeat(65)],
    ["multipart/form-data; boundary=b", "--b\r\n\r\n\r\n".repeat(9000)],
  ] as const)
    await expect(sent(type, body)).rejects.toMatchObject({
      init: { status: 400 },
      data: expect.stringContaining("fields"),
    });
});

test("a long note, and a file that a visitor brings, are read whole", async () => {
  const note = "é".repeat(50_000);
  const encoded = new URLSearchParams({ intent: "paste", names: note });
  expect((await sent("application/x-www-form-urlencoded", String(encoded))).get("names")).toBe(note);
  const file = `--abc\r\nContent-Disposition: form-data; name="file"; filename="list.json"\r\n\r\n${note}\r\n--abc--\r\n`;
  const brought = (await sent("multipart/form-data; boundary=abc", file)).get("file");
  expect(brought instanceof File && (await brought.text())).toBe(note);
});
