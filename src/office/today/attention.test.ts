import { expect, test } from "vitest";
import { needsAttention } from "./attention.ts";

const noBriefs = { submitted: 0, soon: 0, overdue: 0, suspected: 0 };
const noneUrgent = { overdue: [], soon: [], answered: [] };
const none = { count: 0, siteId: undefined };
const noSites = { drafts: 0, approved: 0, unanswered: none, tweaks: none };

function setUpTexts(supportEmail: string, publicUrl: string, address: string): string[] {
  const attention = needsAttention({
    briefs: noBriefs,
    urgent: noneUrgent,
    sites: noSites,
    enquiries: 0,
    waiting: 0,
    emails: { queued: 0, failed: 0, kept: 0 },
    canSend: true,
    setUp: { supportEmail, publicUrl, address: new URL(address) },
    twoFactorEnabled: true,
    disk: undefined,
  });
  return attention.map(({ text }) => text);
}

const local = "http://localhost:3000";
const ours = "https://www.example.com.au";

test("a support address that is nobody's is told of until it is set", () => {
  const texts = setUpTexts("hello@smartsites.example", ours, `${ours}/admin`);
  expect(texts).toEqual([expect.stringContaining("SUPPORT_EMAIL")]);
  expect(setUpTexts("mia@example.com.au", ours, `${ours}/admin`)).toEqual([]);
});

test.each(["https://www.example.com.au/admin", "http://203.0.113.9:3000/admin"])(
  "without PUBLIC_URL, an operator at %s is told that links in mails lead nowhere",
  (address) => {
    const texts = setUpTexts("mia@example.com.au", local, address);
    expect(texts).toEqual([expect.stringContaining("PUBLIC_URL")]);
  },
);

test.each(["http://localhost:3000/admin", "http://127.0.0.1:3000/admin", "http://[::1]:3000/"])(
  "at %s nobody needs a PUBLIC_URL",
  (address) => {
    expect(setUpTexts("mia@example.com.au", local, address)).toEqual([]);
  },
);

test.each([
  [0, []],
  [1, ["1 unanswered enquiry."]],
  [12_345, ["10,000+ unanswered enquiries."]],
])("%i unanswered enquiries are told of as %j", (enquiries, expected) => {
  const facts = {
    briefs: noBriefs,
    urgent: noneUrgent,
    sites: noSites,
    waiting: 0,
    disk: undefined,
  };
  const attention = needsAttention({
    ...facts,
    enquiries,
    emails: { queued: 0, failed: 0, kept: 0 },
    canSend: true,
    setUp: { supportEmail: "mia@example.com", publicUrl: ours, address: new URL(ours) },
    twoFactorEnabled: true,
  });
  expect(attention.map(({ text }) => text)).toEqual(expected);
});

test("what waits about sites is told of, comments before approvals and drafts", () => {
  const attention = needsAttention({
    briefs: noBriefs,
    urgent: noneUrgent,
    sites: {
      ...{ drafts: 1, approved: 3, unanswered: { count: 2, siteId: "wattle" } },
      tweaks: { count: 1, siteId: "fern" },
    },
    enquiries: 0,
    waiting: 0,
    emails: { queued: 0, failed: 0, kept: 0 },
    canSend: true,
    setUp: { supportEmail: "mia@example.com", publicUrl: ours, address: new URL(ours) },
    twoFactorEnabled: true,
    disk: undefined,
  });
  expect(attention.map(({ text, href }) => [text, href])).toEqual([
    ["2 unanswered comments in reviews.", "/admin/sites/wattle/review"],
    ["1 tweak to make on live sites.", "/admin/sites/fern/tweaks"],
    ["3 approved sites not live yet.", "/admin/sites?status=approved"],
    ["1 draft not sent for review yet.", "/admin/sites?status=draft"],
  ]);
});

test("what customers wait for comes first, each brief by its name and its clock", () => {
  const cakes = { id: "cakes", business_name: "Cakes", clock: "It is 2 hours late." };
  const hats = { id: "hats", business_name: "Hats", clock: "3 hours left." };
  const attention = needsAttention({
    briefs: { submitted: 9, soon: 1, overdue: 7, suspected: 0 },
    urgent: { overdue: [cakes], soon: [hats], answered: [hats] },
    sites: { drafts: 1, approved: 1, unanswered: { count: 1, siteId: "wattle" }, tweaks: none },
    enquiries: 1,
    waiting: 0,
    emails: { queued: 0, failed: 0, kept: 0 },
    canSend: true,
    setUp: { supportEmail: "mia@example.com", publicUrl: ours, address: new URL(ours) },
    twoFactorEnabled: true,
    disk: { free: 1e9, toSpare: -1 },
  });
  expect(attention.map(({ text }) => text.slice(0, 24))).toEqual([
    "7 previews are overdue.",
    "1 preview is due soon.",
    "Answered, so the clock i",
    "1 unanswered comment in ",
    "1 approved site not live",
    "The disk is nearly full:",
    "9 new briefs.",
    "1 draft not sent for rev",
    "1 unanswered enquiry.",
  ]);
  expect(attention[0]?.first).toEqual([
    { name: "Cakes", text: "It is 2 hours late.", href: "/admin/briefs/cakes" },
  ]);
});
