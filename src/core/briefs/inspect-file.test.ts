import { mkdtempDisposable, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { docx, heic, pdf, photo, zip } from "../../../tests/uploads.ts";
import { inspectFile } from "./inspect-file.ts";

async function inspect(content: Buffer | string): Promise<string | undefined> {
  await using folder = await mkdtempDisposable(join(tmpdir(), "inspect-"));
  const path = join(folder.path, "upload");
  const bytes = Buffer.from(content);
  await writeFile(path, bytes);
  return (await inspectFile(path, bytes.length))?.extension;
}

describe("what is taken", () => {
  test("pictures", async () => {
    expect(await inspect(await photo({ format: "png" }))).toBe("png");
    expect(await inspect(await photo({ format: "jpeg", withExif: true }))).toBe("jpg");
    expect(await inspect(await photo({ format: "webp" }))).toBe("webp");
    expect(await inspect(await photo({ format: "gif" }))).toBe("gif");
    expect(await inspect(await photo({ format: "avif" }))).toBe("avif");
    expect(await inspect(heic())).toBe("heic");
  });

  test("documents", async () => {
    expect(await inspect(pdf())).toBe("pdf");
    expect(await inspect(docx())).toBe("docx");
  });

  test("text, in any language and even where it begins like a picture", async () => {
    expect(await inspect("Our café's menu:\r\n\t1 × flat white 😀\n")).toBe("txt");
    expect(await inspect("\ufeffUnser Menü")).toBe("txt");
    expect(await inspect("BMX repairs while you wait, from $20")).toBe("txt");
    expect(await inspect("We charge <$50 for <name>")).toBe("txt");
    expect(await inspect(`${"é".repeat(100_000)} end`)).toBe("txt");
  });
});

describe("what is refused", () => {
  test("pages and scripts, whatever they are called", async () => {
    expect(await inspect("<!doctype html><p>hi")).toBeUndefined();
    expect(await inspect("\n <HTML><body>hi")).toBeUndefined();
    expect(await inspect(`Our story${" ".repeat(70_000)}<script>alert(1)</script>`)).toBe(
      undefined,
    );
    expect(await inspect('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')).toBe(
      undefined,
    );
    expect(
      await inspect(
        '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>',
      ),
    ).toBeUndefined();
    expect(await inspect("#!/bin/sh\nrm -rf /")).toBeUndefined();
    expect(await inspect("{\\rtf1 hello}")).toBeUndefined();
  });

  test("programs, archives and what is neither text nor known", async () => {
    expect(await inspect(Buffer.from("MZ\x90\0\x03\0\0\0"))).toBeUndefined();
    expect(await inspect(Buffer.from("\x7fELF\x02\x01\x01\0\0\0\0\0"))).toBeUndefined();
    expect(await inspect(zip([{ name: "a.txt", content: "hello" }]))).toBeUndefined();
    expect(await inspect(Buffer.from("hello\0world"))).toBeUndefined();
    expect(await inspect(Buffer.from([0x63, 0x61, 0x66, 0xe9]))).toBeUndefined();
    expect(await inspect(Buffer.from("cut off: \xc3", "latin1"))).toBeUndefined();
  });

  test("a picture with a page, a script or an archive in it", async () => {
    const jpeg = await photo();
    const png = await photo({ format: "png" });
    expect(await inspect(Buffer.concat([jpeg, Buffer.from("<script>alert(1)</script>")]))).toBe(
      undefined,
    );
    expect(await inspect(Buffer.concat([png, Buffer.from("<?php system('id'); ?>")]))).toBe(
      undefined,
    );
    expect(
      await inspect(Buffer.concat([jpeg, zip([{ name: "a.class", content: "x" }])])),
    ).toBeUndefined();
    const between = 65_536 - jpeg.length - 3; // the word lies across two chunks of a read
    expect(
      await inspect(Buffer.concat([jpeg, Buffer.alloc(between, 32), Buffer.from("<script >")])),
    ).toBeUndefined();
  });

  test("a picture in name only", async () => {
    expect(await inspect("GIF89a/*<!-- */=1;alert(document.domain)//")).toBeUndefined();
    const png = await photo({ format: "png" });
    expect(await inspect(png.subarray(0, 12))).toBeUndefined();
    const bomb = Buffer.from(png);
    bomb.writeUInt32BE(60_000, 16); // 60 000 x 60 000 pixels
    bomb.writeUInt32BE(60_000, 20);
    expect(await inspect(bomb)).toBeUndefined();
  });

  test("a PDF that is a page or an archive as well", async () => {
    expect(await inspect(pdf("<html><script>alert(1)</script>"))).toBeUndefined();
    expect(await inspect(Buffer.concat([pdf(), zip([{ name: "a", content: "x" }])]))).toBe(
      undefined,
    );
    expect(await inspect(Buffer.concat([Buffer.from("x"), pdf()]))).toBeUndefined();
  });

  test("a Word document with macros, with a PDF in front, or that unpacks to gigabytes", async () => {
    expect(await inspect(docx({ name: "word/vbaProject.bin", content: "x" }))).toBeUndefined();
    const bomb = { name: "word/media/a.bin", content: Buffer.alloc(900_000), claimedLength: 4e9 };
    expect(await inspect(docx(bomb))).toBeUndefined();
    expect(await inspect(docx({ name: "%PDF-1.4.txt", content: "x" }))).toBeUndefined();
    expect(await inspect(docx().subarray(0, -30))).toBeUndefined();
  });
});
