import { parse } from "node-html-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MailLayout } from "./mail-layout.tsx";

const previewOf = (preview: string) => {
  const layout = { companyName: "Smart Sites", preview, footer: "Why", children: "Words" };
  return parse(renderToStaticMarkup(<MailLayout {...layout} />)).querySelector("body > div")?.text;
};

test("the line beside an email’s subject ends after a whole word, and after a whole sign", () => {
  expect(previewOf("More calls,\nplease")).toBe("More calls,\nplease");
  expect(previewOf(`${"word ".repeat(23)}Featherstonehaugh`)).toBe(`${"word ".repeat(23).trim()}`);
  expect(previewOf("🍰".repeat(200))).toBe("🍰".repeat(120));
});
