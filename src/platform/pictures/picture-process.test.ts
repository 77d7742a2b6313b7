import { execFile } from "node:child_process";
import { mkdtempDisposable, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { startHttp } from "../../../tests/support/http.ts";
import { watchingPictureProcesses } from "../../../tests/support/picture-processes.ts";
import { claiming, photo, pictureFormats, svg } from "../../../tests/support/uploads.ts";
import { limitedCommand } from "./limited-command.ts";
import { askPictureProcess, type PictureRequest } from "./picture-process.ts";
import { maxSide, mayBeDecoded, pixelLimits } from "./pixel-limits.mjs";

const ask = (request: PictureRequest, picture: Buffer, options?: { numbers: number[] }) =>
  askPictureProcess(request, async () => picture, options);

describe("every format that is taken", () => {
  test.each(pictureFormats)("%s: is read, and gets a small upright copy", async (format) => {
    const picture = await photo({ format, width: 2000, height: 1000 });
    expect(await ask("inspect", picture)).toEqual({ outcome: "done", output: Buffer.alloc(0) });
    const answer = await ask("small-copy", picture);
    const output = answer.outcome === "done" ? answer.output : Buffer.alloc(0);
    expect(await sharp(output).metadata()).toMatchObject({
      format: "webp",
      width: 1600,
      height: 800,
    });
  });

  test.each(pictureFormats)(
    "%s: is not decoded where it claims too many pixels",
    async (format) => {
      const picture = claiming(await photo({ format }), format, 16_000, 10_000);
      for (const request of ["inspect", "small-copy"] as const) {
        expect(await ask(request, picture)).toEqual({ outcome: "too-large" });
      }
    },
  );
});

describe("a picture for a page", () => {
  test("comes in the width asked for, upright and without what the camera wrote", async () => {
    const sideways = await sharp(await photo({ width: 1200, height: 800, withExif: true }))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const answer = await ask("web-copies", sideways, { numbers: [480, 1600] });
    const copies: string[] = JSON.parse(`${answer.outcome === "done" && answer.output}`);
    const about = await Promise.all(
      copies.map((copy) => sharp(Buffer.from(copy, "base64")).metadata()),
    );
    expect(about).toMatchObject([
      { format: "webp", width: 480, height: 720 },
      { format: "webp", width: 800, height: 1200 },
    ]);
    for (const { exif, orientation } of about) {
      expect([exif, orientation]).toEqual([undefined, undefined]);
    }
  });

  test("is cut to be shown with a link, around what is to stay in view", async () => {
    const redThenBlue = svg(
      '<rect width="12" height="12" fill="#f00"/><rect x="12" width="12" height="12" fill="#00f"/>',
      'width="2400" height="600" preserveAspectRatio="none"',
    );
    for (const [x, isRed] of [
      [0, true],
      [100, false],
    ] as const) {
      const answer = await ask("share-copy", Buffer.from(redThenBlue), { numbers: [x, 50] });
      const cut = sharp(answer.outcome === "done" ? answer.output : Buffer.alloc(0));
      expect(await cut.metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
      const { r, b } = (await cut.stats()).dominant;
      expect(r > b).toBe(isRed);
    }
  });

  test("becomes a square icon, white where it was clear", async () => {
    const answer = await ask("icon", Buffer.from(svg('<circle cx="12" cy="6" r="6"/>')));
    const icon = sharp(answer.outcome === "done" ? answer.output : Buffer.alloc(0));
    expect(await icon.metadata()).toMatchObject({ format: "png", width: 180, height: 180 });
    expect((await icon.stats()).isOpaque).toBe(true);
  });

  test("is told by its upright size, its colours, and how much of it is clear", async () => {
    const red = { r: 200, g: 30, b: 30, alpha: 1 };
    const dot = await sharp({
      create: { width: 300, height: 100, channels: 4, background: { ...red, alpha: 0 } },
    })
      .composite([
        {
          input: { create: { width: 150, height: 100, channels: 4, background: red } },
          left: 0,
          top: 0,
        },
      ])
      .png()
      .toBuffer();
    const answer = await ask("describe", dot);
    const said = answer.outcome === "done" ? JSON.parse(answer.output.toString()) : {};
    expect(said).toMatchObject({ width: 300, height: 100 });
    expect(said.colours).toBeLessThan(6);
    expect(said.clear).toBeCloseTo(0.5, 1);
    expect(said.main).toBe("#c81e1e");
  });

  test.each([
    ["the vivid half before a dull one", "#7a8a7a", "#1f5bd0", "#1f5bd0"],
    ["what is neither grey nor white", "#ffffff", "#e0218a", "#e0218a"],
    ["no colour where all is grey", "#444444", "#f4f4f2", undefined],
  ])("has a main colour: %s", async (_, one, other, main) => {
    const half = await sharp({ create: { width: 100, height: 90, channels: 3, background: other } })
      .png()
      .toBuffer();
    const picture = await sharp({
      create: { width: 200, height: 90, channels: 3, background: one },
    })
      .composite([{ input: half, left: 0, top: 0 }])
      .png()
      .toBuffer();
    const answer = await ask("describe", picture);
    const said = answer.outcome === "done" ? JSON.parse(answer.output.toString()) : {};
    expect(said.main).toBe(main);
  });
});

test("no format but these is read", async () => {
  const small = sharp({ create: { width: 8, height: 8, channels: 3, background: "#c4622d" } });
  const others = [
    await small.tiff().toBuffer(),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'),
    Buffer.from("P6 1 1 255\nabc"),
    (await photo()).subarray(0, 20),
    Buffer.alloc(0),
  ];
  for (const other of others) {
    expect(await ask("small-copy", other)).toEqual({ outcome: "unreadable" });
  }
});

describe("a drawing", () => {
  const dot = '<circle cx="12" cy="6" r="5" fill="teal"/>';

  test("comes out as a PNG of a useful size, whatever size it says it has", async () => {
    for (const size of ["", 'width="4" height="2"', 'width="9000" height="4500"']) {
      const answer = await ask("draw", Buffer.from(svg(dot, size)));
      const output = answer.outcome === "done" ? answer.output : Buffer.alloc(0);
      const { format, width, height } = await sharp(output).metadata();
      expect([size, format, width, height]).toEqual([size, "png", 1200, 600]);
    }
  });

  test("does nothing but draw: whatever it would load, run or show is left out", async () => {
    await using folder = await mkdtempDisposable(join(tmpdir(), "drawing-"));
    const at = (name: string) => join(folder.path, name);
    await writeFile(at("a.svg"), svg('<rect id="a" width="24" height="12" fill="red"/>'));
    await writeFile(at("a.png"), await photo({ format: "png" }));
    await writeFile(at("a.css"), "circle { fill: red }");
    await writeFile(at("a.txt"), "██████");
    const asked: string[] = [];
    await using server = await startHttp((request, response) => {
      asked.push(request.url ?? "");
      response.end();
    });
    const xi = 'xmlns:xi="http://www.w3.org/2001/XInclude"';
    const file = (name: string) => `file://${at(name)}`;
    const hostile = [
      `<image width="24" height="12" xlink:href="${file("a.png")}"/>`,
      `<image width="24" height="12" href="${at("a.svg")}"/>`,
      `<image width="24" height="12" href="${server.url}/a.png"/>`,
      `<use xlink:href="${file("a.svg")}#a"/>`,
      `<style>@import url(${file("a.css")}); @import url(${server.url}/a.css);</style>`,
      `<text y="9" ${xi}><xi:include href="${at("a.txt")}" parse="text"/></text>`,
      `<foreignObject width="24" height="12"><iframe xmlns="http://www.w3.org/1999/xhtml" src="${file("a.txt")}"/></foreignObject>`,
      `<script href="${server.url}/a.js"/><script>fetch("${server.url}")</script>`,
      '<a href="javascript:alert(1)"><set attributeName="fill" to="red"/></a>',
    ];
    const harmless = await ask("draw", Buffer.from(svg(dot)));
    for (const content of hostile) {
      const answer = await ask("draw", Buffer.from(svg(dot + content, 'onload="alert(1)"')));
      expect([content, answer]).toEqual([content, harmless]);
      expect([content, await ask("draw", Buffer.from(svg(content)))]).toEqual([
        content,
        { outcome: "unreadable" },
      ]);
    }
    const sheet = `<?xml-stylesheet href="${file("a.css")}"?>${svg(dot)}`;
    expect(await ask("draw", Buffer.from(sheet))).toEqual(harmless);
    expect(asked).toEqual([]);
  });

  test("that would unpack to gigabytes, or names files as entities, is not drawn", async () => {
    const entities = Array.from({ length: 12 }, (_, n) => {
      const before = n === 0 ? "aaaaaaaaaa" : `&e${n - 1};`.repeat(10);
      return `<!ENTITY e${n} "${before}">`;
    });
    const withDoctype = (inside: string, content: string) =>
      `<!DOCTYPE svg [${inside}]>${svg(dot + content)}`;
    for (const bomb of [
      withDoctype(entities.join(""), '<text y="9">&e11;</text>'),
      withDoctype('<!ENTITY x SYSTEM "file:///etc/passwd">', '<text y="9">&x;</text>'),
      svg(dot, 'width="1000000" height="1000000"'),
      svg(dot, 'width="1e12" height="1e12"'),
      svg(dot, 'width="0" height="0"'),
      svg("<g>".repeat(20_000) + dot + "</g>".repeat(20_000)),
      "not a drawing",
      "",
    ]) {
      expect([bomb.slice(0, 80), await ask("draw", Buffer.from(bomb))]).toEqual([
        bomb.slice(0, 80),
        { outcome: "unreadable" },
      ]);
    }
    expect(await ask("draw", await photo())).toEqual({ outcome: "unreadable" });
  });

  test("that takes too long is given up", async () => {
    const noise = '<feTurbulence numOctaves="100" baseFrequency="0.5"/>'.repeat(500);
    const slow = svg(
      `<filter id="f" x="-50%" y="-50%" width="200%" height="200%">${noise}</filter><rect width="24" height="12" filter="url(#f)"/>`,
    );
    const answer = await ask("draw", Buffer.from(slow));
    expect(answer.outcome).toBe("died");
  }, 30_000);
});

describe("how much may be decoded", () => {
  test("leaves room for the most expensive picture of each kind", () => {
    const forTheProgram = 93; // megabytes, of 512
    for (const { kind, bytesPerPixel, megapixels } of pixelLimits) {
      expect([kind, forTheProgram + (bytesPerPixel * megapixels * 1e6) / 2 ** 20 < 512]).toEqual([
        kind,
        true,
      ]);
    }
  });

  test("goes by the kind", () => {
    const square = (megapixels: number) => ({ width: 1000, height: megapixels * 1000 });
    const jpeg = { format: "jpeg", isProgressive: false, depth: "uchar" } as const;
    expect(mayBeDecoded({ ...jpeg, width: 10_000, height: 8_000 })).toBe(true);
    expect(mayBeDecoded({ ...jpeg, width: 10_001, height: 8_000 })).toBe(false);
    expect(mayBeDecoded({ ...jpeg, width: 10_000, height: 8_000, isProgressive: true })).toBe(
      false,
    );
    expect(mayBeDecoded({ ...jpeg, width: maxSide + 1, height: 1 })).toBe(false);
    const avif = { format: "heif", isProgressive: false, ...square(14) } as const;
    expect(mayBeDecoded({ ...avif, depth: "uchar" })).toBe(true);
    expect(mayBeDecoded({ ...avif, depth: "ushort" })).toBe(false);
    expect(mayBeDecoded({ ...avif, depth: "uchar", format: "svg" })).toBe(false);
  });
});

describe.skipIf(process.platform !== "linux")("the process", () => {
  const run = promisify(execFile);
  const limited = (script: string, limits: { megabytes: number; seconds: number }) => {
    const command = [process.execPath, "--jitless", "--eval", script];
    const { program, args } = limitedCommand(limits, command);
    return run(program, args);
  };

  test("gets no more memory than it may have", async () => {
    const take = `
      for (let held = []; ; held.push(Buffer.alloc(16 * 2 ** 20, 1))) console.log(held.length * 16);
    `;
    const failure = await limited(take, { megabytes: 256, seconds: 20 }).catch((error) => error);
    expect(failure.stderr).toContain("allocat");
    const megabytes = Number(failure.stdout.trim().split("\n").at(-1));
    expect(megabytes).toBeGreaterThan(100);
    expect(megabytes).toBeLessThan(256);
  });

  test("gets no more time than it may have", async () => {
    const failure = await limited("for (;;);", { megabytes: 256, seconds: 1 }).catch(
      (error) => error,
    );
    expect(["SIGXCPU", "SIGKILL"]).toContain(failure.signal);
  });

  test("is the first that Linux ends when memory is short, and knows none of our data", async () => {
    const picture = await photo({ width: 4000, height: 4000 });
    let seen: { score: string; names: string[] } | undefined;
    const answer = await watchingPictureProcesses(ask("small-copy", picture), async ([pid]) => {
      const score = await readFile(`/proc/${pid}/oom_score_adj`, "utf8").catch(() => "");
      const environment = await readFile(`/proc/${pid}/environ`, "utf8").catch(() => "");
      const names = environment.split("\0").map((line) => line.split("=")[0] ?? "");
      if (environment !== "") seen = { score: score.trim(), names };
    });
    expect(answer.outcome).toBe("done");
    const harmless = /^$|^(MALLOC_ARENA_MAX|NODE_CHANNEL_\w+|PWD|OLDPWD|SHLVL|_)$/;
    expect(seen?.names.filter((name) => !harmless.test(name))).toEqual([]);
    expect(seen?.score).toBe("1000");
  });

  test("is alone, however many pictures wait", async () => {
    const picture = await photo({ width: 2000, height: 2000 });
    let most = 0;
    const all = Promise.all(Array.from({ length: 4 }, () => ask("small-copy", picture)));
    const answers = await watchingPictureProcesses(all, (pids) => {
      most = Math.max(most, pids.length);
    });
    expect(answers.map(({ outcome }) => outcome)).toEqual(["done", "done", "done", "done"]);
    expect(most).toBe(1);
  });
});
