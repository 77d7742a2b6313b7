import { mkdtempDisposable, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { docx, heic, pdf, photo, svg, zip } from "../../../tests/support/uploads.ts";
import { inspectFile } from "./inspect-file.ts";

/** The extension of an accepted file; undefined if it is refused as unsafe. */
async function inspect(content: Buffer | string): Promise<string | undefined> {
  const result = await wholeInspection(content);
  if (result.outcome === "taken") return result.type.extension;
  expect(result.refusal).toBe("unsafe");
  return undefined;
}

async function wholeInspection(content: Buffer | string) {
  await using folder = await mkdtempDisposable(join(tmpdir(), "inspect-"));
  const path = join(folder.path, "upload");
  const bytes = Buffer.from(content);
  await writeFile(path, bytes);
  return await inspectFile(path, bytes.length); // while the folder is there
}

describe("accepted files", () => {
  test("pictures", async () => {
    expect(await inspect(await photo({ format: "png" }))).toBe("png");
    expect(await inspect(await photo({ format: "jpeg", withExif: true }))).toBe("jpg");
    expect(await inspect(await photo({ format: "webp" }))).toBe("webp");
    expect(await inspect(await photo({ format: "gif" }))).toBe("gif");
    expect(await inspect(await photo({ format: "avif" }))).toBe("avif");
    expect(await inspect(heic())).toBe("heic");
  });

  test("an SVG, as the PNG that it draws", async () => {
    const logo = svg('<script>alert(1)</script><rect width="9" height="9" onclick="alert(1)"/>');
    for (const written of [logo, `\ufeff<?xml version="1.0"?>\n<!-- a logo -->\n${logo}`]) {
      const result = await wholeInspection(written);
      if (result.outcome !== "taken" || !result.drawn) throw new Error("it was not drawn");
      expect(result.type.extension).toBe("png");
      expect(await inspect(result.drawn)).toBe("png");
      expect(result.drawn.includes("alert")).toBe(false);
    }
  });

  test("documents", async () => {
    expect(await inspect(pdf())).toBe("pdf");
    expect(await inspect(docx())).toBe("docx");
  });

  test("text, in any language and even where it begins like a picture", async () => {
    expect(await inspect("Our café's menu:\r\n\t1 × flat white 😀\n")).toBe("txt");
    expect(await inspect("\ufeffUnser Menü")).toBe("txt");
    expect(await inspect("BMX repairs while you wait, from $20")).toBe("txt");
    expect(await inspect("We charge <$50 for <name>, once = $5, only=8")).toBe("txt");
    expect(await inspect("<3 our customers")).toBe("txt");
    expect(await inspect(`${"é".repeat(100_000)} end`)).toBe("txt");
  });
});

describe("refused files", () => {
  test("pages and scripts, whatever they are called", async () => {
    expect(await inspect("<!doctype html><p>hi")).toBeUndefined();
    expect(await inspect("\n <HTML><body>hi")).toBeUndefined();
    expect(await inspect("<script/x>alert(1)</script>")).toBeUndefined();
    expect(await inspect("<!-- our menu --><p>hi")).toBeUndefined();
    expect(await inspect("<?php system('id'); ?>")).toBeUndefined();
    expect(await inspect("#!/bin/sh\nrm -rf /")).toBeUndefined();
    expect(await inspect("{\\rtf1 hello}")).toBeUndefined();
  });

  test("an SVG that says too much, shows nothing or cannot be drawn", async () => {
    const long = svg(`<!--${"x".repeat(200 * 1024)}--><rect width="9" height="9"/>`);
    expect(await wholeInspection(long)).toEqual({ outcome: "refused", refusal: "svgTooLong" });
    for (const undrawable of [
      svg(""),
      svg("<script>alert(1)</script>"),
      svg("<rect"),
      '<!doctype html><svg xmlns="http://www.w3.org/2000/svg"><rect width="9" height="9"/></svg>',
      "<p>Our logo: <svg></p>",
    ]) {
      const result = await wholeInspection(undrawable);
      const refused = { outcome: "refused", refusal: "undrawable", reason: "unreadable" };
      expect([undrawable, result]).toEqual([undrawable, refused]);
    }
  });

  test("programs, archives and what is neither text nor known", async () => {
    expect(await inspect(Buffer.from("MZ\x90\0\x03\0\0\0"))).toBeUndefined();
    expect(await inspect(Buffer.from("\x7fELF\x02\x01\x01\0\0\0\0\0"))).toBeUndefined();
    expect(await inspect(zip([{ name: "a.txt", content: "hello" }]))).toBeUndefined();
    expect(await inspect(Buffer.from("hello\0world"))).toBeUndefined();
    expect(await inspect(Buffer.from([0x63, 0x61, 0x66, 0xe9]))).toBeUndefined();
    expect(await inspect(Buffer.from("cut off: \xc3", "latin1"))).toBeUndefined();
  });

  test("a picture in name only", async () => {
    expect(await inspect("GIF89a/*<!-- */=1;alert(document.domain)//")).toBeUndefined();
    const png = await photo({ format: "png" });
    expect(await inspect(png.subarray(0, 12))).toBeUndefined();
    const bomb = Buffer.from(png);
    bomb.writeUInt32BE(60_000, 16); // 60 000 x 60 000 pixels
    bomb.writeUInt32BE(60_000, 20);
    expect(await wholeInspection(bomb)).toEqual({ outcome: "refused", refusal: "tooManyPixels" });
  });

  test("a PDF that starts later than its first byte", async () => {
    expect(await inspect(Buffer.concat([Buffer.from("x"), pdf()]))).toBeUndefined();
  });
});
