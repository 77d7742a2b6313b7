import { mkdtempDisposable, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  docx,
  heic,
  packedPdf,
  pdf,
  photo,
  relationship,
  svg,
  zip,
} from "../../../tests/support/uploads.ts";
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
    expect(await inspect(pdf("3 0 obj<</S/URI/URI(https://example.com)>>endobj\n"))).toBe("pdf");
    expect(await inspect(packedPdf("<</Type/Catalog/Title(Our Launch)>>"))).toBe("pdf");
    expect(await inspect(docx())).toBe("docx");
  });

  test("a Word document with links, linked pictures, a diagram and a printer's settings", async () => {
    const parts = [
      relationship("hyperlink", "https://example.com/?a=1&amp;b=2"),
      {
        ...relationship("image", "https://example.com/a.png"),
        name: "word/_rels/header1.xml.rels",
      },
      { ...relationship("styles", "styles.xml", "Internal"), name: "_rels/.rels" },
      { name: "word/embeddings/Microsoft_Excel_Sheet.xlsx", content: "PK" },
      { name: "word/printerSettings/printerSettings1.bin", content: "x" },
      { name: "word/header1.xml", content: "<w:instrText>HYPERLINK</w:instrText>" },
      { name: "docProps/thumbnail.jpeg", content: "x" },
    ];
    expect(await inspect(docx(...parts))).toBe("docx");
  });

  test("text, in any language and even where it begins like a picture", async () => {
    expect(await inspect("Our café's menu:\r\n\t1 × flat white 😀\n")).toBe("txt");
    expect(await inspect("\ufeffUnser Menü")).toBe("txt");
    expect(await inspect("BMX repairs while you wait, from $20")).toBe("txt");
    expect(await inspect("We charge <$50 for <name>, once = $5, only=8")).toBe("txt");
    expect(await inspect(`${"é".repeat(100_000)} end`)).toBe("txt");
  });
});

describe("refused files", () => {
  test("pages and scripts, whatever they are called", async () => {
    expect(await inspect("<!doctype html><p>hi")).toBeUndefined();
    expect(await inspect("\n <HTML><body>hi")).toBeUndefined();
    expect(await inspect(`Our story${" ".repeat(70_000)}<script>alert(1)</script>`)).toBe(
      undefined,
    );
    expect(await inspect("#!/bin/sh\nrm -rf /")).toBeUndefined();
    expect(await inspect("{\\rtf1 hello}")).toBeUndefined();
  });

  test("elements that run a script by themselves, however they are written", async () => {
    for (const element of [
      "<script/x>alert(1)</script>",
      "<script>",
      "<svg/onload=alert(1)>",
      "<svg/xmlns='http://www.w3.org/2000/svg'/>",
      "<img src=x onerror=alert(1)>",
      "<IMG/SRC=x/OnError = alert(1)>",
      '<b title="x"onclick="alert(1)">',
      `<img alt="${">".repeat(400)}" onerror=alert(1)>`,
      "<iframe/src=//evil.example>",
      "<body/onload=alert(1)>",
    ]) {
      expect([element, await inspect(`Our menu\n${element}`)]).toEqual([element, undefined]);
      const picture = Buffer.concat([await photo(), Buffer.from(element)]);
      expect([element, await inspect(picture)]).toEqual([element, undefined]);
    }
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
    expect(await wholeInspection(bomb)).toEqual({ outcome: "refused", refusal: "tooManyPixels" });
  });

  test("a PDF that is a page or an archive as well", async () => {
    expect(await inspect(pdf("<html><script>alert(1)</script>"))).toBeUndefined();
    expect(await inspect(Buffer.concat([pdf(), zip([{ name: "a", content: "x" }])]))).toBe(
      undefined,
    );
    expect(await inspect(Buffer.concat([Buffer.from("x"), pdf()]))).toBeUndefined();
  });

  test("a PDF that starts a program, openly or in a stream of objects", async () => {
    const action = (name: string) => `<</S${name}/Win<</F(cmd.exe)>>>>`;
    expect(await inspect(pdf(`3 0 obj${action("/Launch")}endobj\n`))).toBeUndefined();
    expect(await inspect(pdf(`3 0 obj${action(" /L#61un#63h")}endobj\n`))).toBeUndefined();
    expect(await inspect(packedPdf(action("/Launch")))).toBeUndefined();
    const unnamed = packedPdf(action("/Launch"), "/First 4/Filter/FlateDecode");
    expect(await inspect(unnamed)).toBeUndefined();
    const commented = "/Type/ObjStm %endstream\n/Filter/FlateDecode";
    expect(await inspect(packedPdf(action("/Launch"), commented))).toBeUndefined();
  });

  test("a PDF that hides its objects by encryption, other filters or damage", async () => {
    expect(await inspect(pdf("trailer<</Encrypt 5 0 R>>\n"))).toBeUndefined();
    for (const filter of [
      "/Filter[/FlateDecode/LZWDecode]",
      "/Filter 7 0 R",
      "/Filter/FlateDecode/DecodeParms<</Predictor 12>>",
    ]) {
      const objects = packedPdf("<</Type/Catalog>>", `/Type/ObjStm${filter}`);
      expect([filter, await inspect(objects)]).toEqual([filter, undefined]);
    }
    const whole = packedPdf("<</Type/Catalog>>".repeat(100));
    expect(await inspect(whole)).toBe("pdf");
    const damaged = Buffer.concat([whole.subarray(0, 90), whole.subarray(95)]);
    expect(await inspect(damaged)).toBeUndefined();
    expect(await inspect(packedPdf(" ".repeat(40_000_000)))).toBeUndefined();
  });

  test("a Word document that loads a template or starts a program", async () => {
    const refused = {
      template: relationship("attachedTemplate", "https://evil.example/a.dotm"),
      "template, spelled": relationship("attached&#84;emplate", "https://evil.example/a.dotm"),
      "page inside": relationship("aFChunk", "a.html", "Internal"),
      "linked object": relationship("oleObject", "https://evil.example/a.html"),
      "embedded object": relationship("oleObject", "embeddings/a.png", "Internal"),
      "program behind a link": relationship("hyperlink", "file:///C:/Windows/System32/cmd.exe"),
      "share behind a picture": relationship("image", "\\\\evil.example\\a.png"),
      "unreadable relationships": {
        name: "word/_rels/settings.xml.rels",
        content: Buffer.from(`${relationship("attachedTemplate", "a").content}`, "utf16le"),
      },
      "relationships with a DTD": {
        name: "word/_rels/settings.xml.rels",
        content: '<!DOCTYPE Relationships [<!ENTITY a "b">]><Relationships/>',
      },
      object: { name: "word/embeddings/oleObject1.bin", content: "x" },
      program: { name: "word/embeddings/setup.exe", content: "MZ" },
      control: { name: "word/activeX/activeX1.bin", content: "x" },
      field: {
        name: "word/footer1.xml",
        content:
          "<w:instrText>D</w:instrText></w:r><w:r><w:instrText xml:space='preserve'>&#68;EAUTO c:\\cmd.exe</w:instrText>",
      },
      "simple field": { name: "word/header1.xml", content: '<w:fldSimple w:instr="DDE cmd"/>' },
    };
    for (const [what, part] of Object.entries(refused)) {
      expect([what, await inspect(docx(part))]).toEqual([what, undefined]);
    }
  });

  test("a Word document with macros, with a PDF in front, or that unpacks to gigabytes", async () => {
    expect(await inspect(docx({ name: "word/vbaProject.bin", content: "x" }))).toBeUndefined();
    const bomb = { name: "word/media/a.bin", content: Buffer.alloc(900_000), claimedLength: 4e9 };
    expect(await inspect(docx(bomb))).toBeUndefined();
    expect(await inspect(docx({ name: "%PDF-1.4.txt", content: "x" }))).toBeUndefined();
    expect(await inspect(docx().subarray(0, -30))).toBeUndefined();
  });
});
