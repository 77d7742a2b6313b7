import type { Page } from "@playwright/test";

/** A state that a visitor can bring a page into. */
export type WidgetState = {
  /** In file names and headings. */
  name: string;
  path: string;
  /** A selector of what is new in it; every-page.spec.ts looks at the page as it comes. */
  part?: string;
  /** Does what a visitor does to reach the state, or throws. */
  reach(page: Page): Promise<void>;
  /** Only with a viewport of at most, or at least, this many pixels. */
  widths?: { most?: number; least?: number };
};

const openStreetMap = "https://www.openstreetmap.org/**";
/** The weather as the function tells it, on a wet day. */
export const rain = {
  temperature: 31.4,
  feelsLike: 33,
  condition: "Light Rain",
  humidity: 71,
  windSpeed: 18,
  weatherCode: 4200,
  lastUpdated: "2026-01-15T03:34:00Z",
};

/** Where home has the contact form's own button. */
const besideChat = { least: 768 };

export const widgetStates: readonly WidgetState[] = [
  {
    name: "menu open",
    part: "#site-menu",
    path: "/",
    widths: { most: 767 },
    async reach(page) {
      await page.getByRole("button", { name: /menu/i }).click();
      await shown(page.locator("#site-menu"));
    },
  },
  {
    name: "question open",
    part: "main details",
    path: "/",
    async reach(page) {
      await page.locator("main details > summary").first().click();
      await shown(page.locator("main details[open] p"));
    },
  },
  ...["Contact us", "Live support"].flatMap((title): WidgetState[] => [
    {
      name: `${title}, open`,
      path: pageOf(title),
      part: ".floating-panel",
      ...(title === "Contact us" && { widths: besideChat }),
      reach: (page) => openPanel(page, title),
    },
    {
      name: `${title}, minimised`,
      path: pageOf(title),
      part: ".floating-panel",
      ...(title === "Contact us" && { widths: besideChat }),
      async reach(page) {
        await openPanel(page, title);
        await page.getByRole("button", { name: "Minimise" }).click();
        await shown(page.getByRole("button", { name: "Expand" }));
      },
    },
  ]),
  {
    name: "Contact us, with mistakes",
    part: ".floating-panel",
    path: "/",
    widths: besideChat,
    async reach(page) {
      await openPanel(page, "Contact us");
      await page.getByRole("dialog").getByRole("button", { name: "Open in my email app" }).click();
      await shown(page.getByText("Please enter a valid email address"));
    },
  },
  {
    name: "Contact us, sent from here",
    part: ".floating-panel",
    path: "/",
    widths: besideChat,
    async reach(page) {
      await openPanel(page, "Contact us");
      const panel = page.getByRole("dialog");
      await panel.getByLabel("Name").fill("Mia Nguyen");
      await panel.getByLabel("Email").fill("mia@example.com");
      await panel.getByLabel("Message").fill("Do you build sites for bakeries?");
      await panel.getByRole("button", { name: "Send it from here" }).click();
      await shown(page.getByText("Thanks, your message has reached us"));
    },
  },
  {
    name: "Live support, answer on its way",
    part: ".floating-panel",
    path: "/about",
    async reach(page) {
      await ask(page);
      await page.getByText("Automated reply on its way").waitFor({ state: "attached" });
    },
  },
  {
    name: "Live support, answered",
    part: ".floating-panel",
    path: "/about",
    async reach(page) {
      await ask(page);
      await shown(page.getByText("Thanks for your message!"));
    },
  },
  {
    name: "Live support, sent to a person",
    part: ".floating-panel",
    path: "/about",
    async reach(page) {
      await ask(page);
      await page.getByLabel("Your email for a reply").fill("mia@example.com");
      await page.getByRole("button", { name: "Send what I asked" }).click();
      await shown(page.getByText("Thanks, your message has reached us"));
    },
  },
  {
    name: "waitlist form, with mistakes",
    part: "main",
    path: "/start",
    async reach(page) {
      await page.getByRole("button", { name: "Join Priority Waitlist" }).click();
      await shown(page.getByText("Please enter a valid email address"));
    },
  },
  {
    name: "startup idea",
    part: "main",
    path: "/tools/startup-domain-generator",
    async reach(page) {
      await page.getByLabel("Your niche or interest").fill("sourdough bread");
      await page.getByRole("radio", { name: "Product" }).check();
      await page.getByRole("checkbox", { name: "I’m flexible" }).check();
      await page.getByRole("button", { name: "Generate My Idea" }).click();
      await shown(page.getByText("Suggested domains").first());
    },
  },
  {
    name: "local idea",
    part: "main",
    path: "/tools/local-mvp-ideas",
    async reach(page) {
      await page.getByLabel("Your location").fill("Bendigo");
      await page.getByLabel("Your skills or interests").fill("gardening");
      await page.getByRole("radio", { name: "$0-500" }).check();
      await page.getByRole("radio", { name: "Solo" }).check();
      await page.getByRole("button", { name: "Generate My Idea" }).click();
      await shown(page.getByText("Validation method").last());
    },
  },
  {
    name: "estimate",
    part: "main",
    path: "/handyman-website",
    async reach(page) {
      await page.getByRole("checkbox", { name: "Mount TV" }).check();
      await page.getByRole("checkbox", { name: "Include materials" }).check();
      await shown(page.getByText("$168").first());
      await shown(page.getByText("Quote generated! Want this tool on your website?"));
    },
  },
  {
    name: "ideas of a category",
    part: "#tools",
    path: "/ai-smart-websites-dubbo",
    async reach(page) {
      await page.locator("#ideas-photography").click();
      await shown(page.getByRole("button", { name: "Back to Categories" }));
    },
  },
  {
    name: "quick quote, 20 pages with a store",
    part: "#tools",
    path: "/ai-smart-websites-dubbo",
    async reach(page) {
      await page.getByLabel("How many pages?").fill("20");
      await page.getByRole("checkbox", { name: "Online store" }).check();
    },
  },
  ...[
    { name: "weather", says: "31°", answer: { json: rain } },
    { name: "weather, sample", says: "Unable to load weather data", answer: { status: 404 } },
    { name: "weather, none", says: "Weather Unavailable", answer: { json: { error: "away" } } },
  ].map(
    ({ name, says, answer }): WidgetState => ({
      name,
      path: "/ai-smart-websites-dubbo",
      part: ".weather-card",
      async reach(page) {
        await page.route("**/functions/v1/get-weather", (route) => route.fulfill(answer));
        await page.locator(".weather-card").scrollIntoViewIfNeeded();
        await shown(page.getByText(says).first());
      },
    }),
  ),
  {
    name: "map, live",
    part: "#tools figure",
    path: "/ai-smart-websites-dubbo",
    async reach(page) {
      const live = { contentType: "text/html", body: "<h1>OpenStreetMap</h1>" };
      await page.context().route(openStreetMap, (route) => route.fulfill(live));
      await page.getByText("Show live map").click();
      await shown(page.getByText("Live from OpenStreetMap."));
    },
  },
  {
    name: "map, no answer",
    part: "#tools figure",
    path: "/ai-smart-websites-dubbo",
    async reach(page) {
      await page.context().route(openStreetMap, (route) => route.abort());
      await page.getByText("Show live map").click();
      await shown(page.getByText("No answer, so the drawn map stays."));
    },
  },
  {
    name: "demo, assistant's answer",
    part: "[role=dialog]",
    path: "/demo",
    async reach(page) {
      await page.getByRole("button", { name: "Ask Biscuit" }).click();
      const panel = page.getByRole("dialog", { name: "Ask Biscuit" });
      await panel.getByText("How much is a full groom?").click();
      await shown(panel.getByText("from $95"));
    },
  },
  {
    name: "demo, nothing sent",
    part: "[role=dialog]",
    path: "/demo",
    async reach(page) {
      await page.getByRole("button", { name: "Send request" }).click();
      await shown(page.getByRole("dialog"));
    },
  },
];

function shown(locator: ReturnType<Page["locator"]>): Promise<void> {
  return locator.waitFor({ state: "visible", timeout: 30_000 });
}

/** Home alone has the contact form’s own button. */
function pageOf(title: string): string {
  return title === "Contact us" ? "/" : "/about";
}

/** By keyboard, which finds the button even where something of the page would be below it. */
async function openPanel(page: Page, title: string): Promise<void> {
  const button = page.getByRole("region", { name: title, exact: true }).locator("[data-replay]");
  await button.press("Enter");
  await shown(page.getByRole("dialog", { name: title }).getByRole("textbox").first());
}

async function ask(page: Page): Promise<void> {
  await openPanel(page, "Live support");
  await page.getByLabel("Your message").fill("Do you print flyers?");
  await page.getByRole("button", { name: "Send" }).click();
}
