import { expect, test } from "vitest";
import { isProfile, siteNameOf, webAddress } from "./web-address.ts";

function read(typed: string): string | undefined {
  return webAddress.safeParse(typed).data;
}

test("an address is kept as it will be linked to", () => {
  expect(read("")).toBe("");
  expect(read(" https://www.example.com.au/book?table=2#now ")).toBe(
    "https://www.example.com.au/book?table=2#now",
  );
  expect(read("example.com.au/menu")).toBe("https://example.com.au/menu");
  expect(read("HTTPS://Example.com")).toBe("https://example.com/");
  expect(read("//example.com\\@other.example")).toBe("https://example.com/@other.example");
  expect(read('https://example.com/"><script>')).toBe("https://example.com/%22%3E%3Cscript%3E");
});

test("letters that look like others are shown for what they are", () => {
  expect(read("https://fаcebook.com/wattle")).toBe("https://xn--fcebook-2fg.com/wattle");
  expect(siteNameOf("https://xn--fcebook-2fg.com/wattle")).toBe("xn--fcebook-2fg.com");
});

test("anything but a name on the web by https is refused", () => {
  for (const typed of [
    ...[
      "http://example.com",
      "javascript:alert(1)",
      "JavaScript:alert(1)//.com",
      "data:text/html,x",
    ],
    ...["https://user:word@example.com", "https://user@example.com", "ftp://example.com"],
    ...["https://localhost/x", "https://127.0.0.1/x", "https://127.1", "https://[::1]/", "wattle"],
    ...["https://example.com/a b", "https:example.com", "https://", "/menu"],
    ...["mailto:a@example.com", `https://example.com/${"x".repeat(500)}`],
  ]) {
    expect(read(typed), typed).toBeUndefined();
  }
});

test("a site that everybody knows goes by its name", () => {
  expect(siteNameOf("https://www.instagram.com/wattle")).toBe("Instagram");
  expect(siteNameOf("https://m.facebook.com/wattle")).toBe("Facebook");
  expect(siteNameOf("https://youtu.be/x")).toBe("YouTube");
  expect(siteNameOf("https://bookings.example.com.au/x")).toBe("bookings.example.com.au");
  expect(siteNameOf("half an addr")).toBe("half an addr");
});

test("one’s own page on such a site is a profile, and the site itself is none", () => {
  expect(isProfile("https://www.facebook.com/wattle")).toBe(true);
  expect(isProfile("https://au.linkedin.com/company/wattle")).toBe(true);
  expect(isProfile("https://www.facebook.com/")).toBe(false);
  expect(isProfile("https://wattle.example.com/facebook")).toBe(false);
});
