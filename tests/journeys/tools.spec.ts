import type { Page } from "@playwright/test";
import { expectAccessible, expectAccessibleAtEveryWidth } from "./support/access.ts";
import { test as base, expect } from "./support/journey.ts";

const test = base.extend({
  baseURL: async ({ siteWithRegistry }, use) => use(siteWithRegistry.app.url),
});

const startup = "/tools/startup-domain-generator";
const local = "/tools/local-mvp-ideas";
const startupQuery = "niche=sourdough&businessType=any&domainStyles=.com&domainStyles=.app";
const localQuery = "location=Bendigo&skills=gardening&budget=0-500&teamPreference=solo";

test.describe("the startup generator", () => {
  test("turns a niche into an idea with checked domains, and leads on to both forms", async ({
    page,
  }) => {
    await page.goto(startup);
    await expect(page.getByText("No login required")).toBeVisible();
    await page.getByLabel("Your niche or interest").fill("sourdough bread");
    await page.getByRole("radio", { name: "Product" }).check();
    for (const style of [".com", ".ai", ".app"]) {
      await page.getByRole("checkbox", { name: style, exact: true }).check();
    }
    await page.getByRole("button", { name: "Generate My Idea" }).click();

    const title = tool(page).getByRole("heading", { level: 2 });
    await expect(title).toBeFocused();
    for (const part of ["Business model", "Early traction strategy", "Suggested domains"]) {
      await expect(page.getByRole("heading", { name: part })).toBeVisible();
    }
    const states = { ".com": "Taken", ".ai": "Couldn’t check", ".app": "Available" };
    for (const [ending, state] of Object.entries(states)) {
      const row = tool(page).getByRole("listitem").filter({ hasText: ending }).first();
      await expect(row).toContainText(state);
      await expect(row.getByRole("link", { name: /Evidence/ })).toHaveAttribute(
        "href",
        /\/rdap\/domain\/[a-z0-9]+\.(com|ai|app)$/,
      );
    }
    await expectAccessible(page);
    const name = await title.innerText();
    const toBrief = page.getByRole("link", { name: "Start My Free Preview" });
    const href = new URL((await toBrief.getAttribute("href")) ?? "", page.url());
    expect([...href.searchParams.keys()]).toEqual(["idea", "description"]);
    await toBrief.click();
    await expect(page.getByText("The idea you’ve picked")).toBeVisible();
    await expect(page.getByLabel("Business name")).toHaveValue(name);
    await page.goBack();
    await page.getByRole("link", { name: "Join Priority Waitlist with this idea" }).click();
    await expect(page.getByLabel("Full Name")).toBeEditable();
    await expect(page.getByText(name, { exact: true })).toBeVisible();
  });

  test("'Generate Another Idea' returns to the form with the answers, and gives another idea", {
    tag: "@long",
  }, async ({ page }) => {
    await page.goto(startup);
    await fillStartup(page);
    await page.getByRole("button", { name: "Generate My Idea" }).click();
    const title = tool(page).getByRole("heading", { level: 2 });
    await expect(title).toBeFocused();
    const first = await title.innerText();
    const variation = variationIn(page);
    await page.getByRole("link", { name: "Generate Another Idea" }).click();
    await expect(page.getByLabel("Your niche or interest")).toHaveValue("sourdough");
    await expect(page.getByLabel("Your niche or interest")).toBeFocused();
    await expect(page.getByRole("checkbox", { name: ".com", exact: true })).toBeChecked();
    await page.getByRole("button", { name: "Generate My Idea" }).click();
    await expect(title).toBeFocused();
    expect(await title.innerText()).not.toBe(first);
    expect(variationIn(page)).toBe(variation + 1);
  });

  test("says what is missing at the fields, on submit and then on change", async ({ page }) => {
    await page.goto(startup);
    await page.getByRole("button", { name: "Generate My Idea" }).click();
    const niche = page.getByLabel("Your niche or interest");
    await expect(niche).toBeFocused();
    await expect(niche).toHaveAccessibleDescription(/Please enter your niche or interest/);
    await expect(page.getByText("Please select a business type")).toBeVisible();
    await expect(page.getByText("Please select at least one domain style")).toBeVisible();
    await expectAccessible(page);
    await niche.fill("bees");
    await expect(page.getByText("Please enter your niche or interest")).toBeHidden();
    await page.getByRole("checkbox", { name: ".co", exact: true }).check();
    await expect(page.getByText("Please select at least one domain style")).toBeHidden();
    await expect(page.getByText("Please select a business type")).toBeVisible();
  });

  test("shows that it is at work, and can be stopped with the answers kept", {
    tag: "@long",
  }, async ({ page }) => {
    await page.route("**/functions/v1/**", () => {}); // never answered
    await page.goto(startup);
    await fillStartup(page);
    await page.getByRole("button", { name: "Generate My Idea" }).click();
    await expect(page.getByRole("button", { name: "Generating..." })).toBeDisabled();
    await expect(page.getByRole("status").filter({ hasText: "Writing an idea" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Stop" })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press("Enter");
    await expect(page.getByText("Stopped.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Generate My Idea" })).toBeFocused();
    await expect(page.getByLabel("Your niche or interest")).toHaveValue("sourdough");
  });

  test("a result is shared by its link, which the server renders by itself", async ({
    page,
    context,
    browser,
    siteWithRegistry,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(startup);
    await fillStartup(page);
    await page.getByRole("button", { name: "Generate My Idea" }).click();
    const title = tool(page).getByRole("heading", { level: 2 });
    await expect(title).toBeFocused();
    await page.getByRole("link", { name: "Copy a link to this idea" }).click();
    await expect(page.getByText("Copied.")).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(page.url());
    const friend = await browser.newPage({
      javaScriptEnabled: false,
      baseURL: siteWithRegistry.app.url,
    });
    await friend.goto(copied);
    await expect(tool(friend).getByRole("heading", { level: 2 })).toHaveText(
      await title.innerText(),
    );
    await friend.close();
  });

  test.describe("when no answer comes", { tag: "@long" }, () => {
    test.use({ expectedError: /Failed to load resource/ });

    test("the visitor is told, keeps the answers and can try again", async ({ page }) => {
      await page.goto(startup);
      await fillStartup(page);
      await page.route("**/functions/v1/**", (route) => route.abort("connectionfailed"));
      await page.getByRole("button", { name: "Generate My Idea" }).click();
      const told = page.getByText("Failed to generate idea. Please try again.");
      await expect(told.first()).toBeVisible();
      await expect(page.getByLabel("Your niche or interest")).toHaveValue("sourdough");
      await page.unroute("**/functions/v1/**");
      await page.getByRole("button", { name: "Generate My Idea" }).click();
      await expect(tool(page).getByRole("heading", { level: 2 })).toBeFocused();
    });
  });
});

test.describe("the browser's Back", { tag: "@long" }, () => {
  test("leads from idea to idea on one subject, then to the form with what was typed", async ({
    page,
  }) => {
    await page.goto(local);
    await fillLocal(page);
    await page.getByRole("button", { name: "Generate My Idea" }).click();
    const title = tool(page).getByRole("heading", { level: 2 }).nth(1);
    const names: string[] = [];
    await expect(title).toBeFocused();
    const first = variationIn(page);
    for (const later of [0, 1, 2]) {
      await expect(page).toHaveURL(new RegExp(`variation=${first + later}#idea$`));
      names.push(await title.innerText());
      if (later < 2) await page.getByRole("button", { name: "Give me another idea" }).click();
    }
    expect(new Set(names).size).toBe(3);
    await page.getByLabel("Your skills or interests").fill("something else");
    for (const name of [names[1], names[0]]) {
      await page.goBack();
      await expect(title).toHaveText(name ?? "");
      await expect(page.getByLabel("Your skills or interests")).toHaveValue("gardening");
    }
    await page.goForward();
    await expect(title).toHaveText(names[1] ?? "");
    await page.goBack();
    await page.goBack();
    await expect(title).toHaveText("Your idea goes here");
    await expect(page).toHaveURL(new RegExp(`${local}$`));
    await expect(page.getByLabel("Your location")).toHaveValue("Bendigo");
  });

  test("leads from the form for another startup idea to the idea", async ({ page }) => {
    await page.goto(startup);
    await fillStartup(page);
    await page.getByRole("button", { name: "Generate My Idea" }).click();
    const title = tool(page).getByRole("heading", { level: 2 });
    await expect(title).toBeFocused();
    const first = await title.innerText();
    await page.getByRole("link", { name: "Generate Another Idea" }).click();
    await expect(page.getByLabel("Your niche or interest")).toHaveValue("sourdough");
    await page.goBack();
    await expect(title).toHaveText(first);
    await page.goForward();
    await page.getByRole("button", { name: "Generate My Idea" }).click();
    await expect(title).not.toHaveText("Three short questions");
    expect(await title.innerText()).not.toBe(first);
    await page.reload();
    await page.goBack();
    await expect(page.getByLabel("Your niche or interest")).toHaveValue("sourdough");
    await page.goBack();
    await expect(title).toHaveText(first);
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a name of one's own, with JavaScript ${javaScriptEnabled ? "on" : "off"}`, {
    tag: "@long",
  }, () => {
    test.use({ javaScriptEnabled, expectedError: /status of (400|422)/ });

    test("is checked like the others, and the chosen one travels to the brief", async ({
      page,
    }) => {
      await page.goto(`${startup}?${startupQuery}&variation=0`);
      const field = page.getByLabel("Have a name of your own?");
      const check = page.getByRole("button", { name: "Check this name" });
      await field.fill("coffs cakes");
      await check.click();
      await expect(field).toHaveAccessibleDescription(
        /^Please enter a domain name with its ending/,
      );
      await expect(field).toHaveValue("coffs cakes");
      const checked = page.locator("form").filter({ has: field }).getByRole("listitem");
      for (const [name, state] of [
        ["coffscakes.com", "Taken"],
        ["https://www.CoffsCakes.ai/menu", "Couldn’t check"],
        ["coffscakes.app", "Available"],
      ] as const) {
        await field.fill(name);
        await check.click();
        await expect(checked).toContainText(state);
      }
      await expect(checked).toContainText("coffscakes.app");
      if (javaScriptEnabled) await expectAccessibleAtEveryWidth(page);
      await checked.getByRole("link", { name: /^Use this name.*coffscakes\.app$/ }).click();
      await expect(page.getByText("The idea you’ve picked")).toBeVisible();
      await expect(page.getByText("coffscakes.app", { exact: true }).first()).toBeVisible();
      await expect(page.locator("[name=domain_preferences]")).toHaveValue("coffscakes.app");
    });
  });
}

test.describe("what no idea is written for", { tag: "@long" }, () => {
  test.use({ expectedError: /status of 422/ });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? "with JavaScript" : "with JavaScript off", () => {
      test.use({ javaScriptEnabled });

      test("harm gets a calm refusal with whom to ring, and no link", async ({ page }) => {
        await page.goto(startup);
        await fillStartup(page);
        await page.getByLabel("Your niche or interest").fill("suicide kits");
        await page.getByRole("button", { name: "Generate My Idea" }).click();
        await expect(page.getByText("We can’t write an idea for this")).toBeVisible();
        await expect(page.getByRole("link", { name: "13 11 14" })).toHaveAttribute(
          "href",
          "tel:131114",
        );
        await expect(page.getByText("Copy a link to this idea")).toHaveCount(0);
        await expect(page.getByText("Join Priority Waitlist with this idea")).toHaveCount(0);
        if (javaScriptEnabled) await expectAccessible(page);
      });

      test("nonsense gets a general idea, and three topics to choose from", async ({ page }) => {
        await page.goto(local);
        await fillLocal(page);
        await page.getByLabel("Your skills or interests").fill("xkqzv");
        await page.getByRole("button", { name: "Generate My Idea" }).click();
        const notice = page.getByRole("status").filter({ hasText: "We don’t know this one" });
        await expect(notice.getByRole("link")).toHaveCount(3);
        await notice.getByRole("link").first().click();
        await expect(page.getByRole("term").last()).toBeVisible();
      });
    });
  }
});

test.describe("the local idea generator", () => {
  test("gives an idea with its six fields, another one, and hands it to the brief", async ({
    page,
  }) => {
    await page.goto(local);
    await fillLocal(page);
    await page.getByRole("button", { name: "Generate My Idea" }).click();
    await expect(page.getByText("MVP Idea Generated!")).toBeVisible();
    await expect(
      page.getByText("Here’s a local business idea tailored to your area."),
    ).toBeVisible();
    const title = tool(page).getByRole("heading", { level: 2 }).nth(1);
    await expect(title).toBeFocused();
    await expect(tool(page).getByRole("term")).toHaveText([
      "Local problem",
      "Validation method",
      "Business model",
      "Estimated budget",
    ]);
    await expectAccessible(page);
    const first = await title.innerText();
    const variation = variationIn(page);
    await page.getByRole("button", { name: "Give me another idea" }).click();
    await expect(title).not.toHaveText(first);
    expect(variationIn(page)).toBe(variation + 1);

    const second = await title.innerText();
    const start = page.getByRole("link", { name: "Start My Free Preview" });
    const href = new URL((await start.getAttribute("href")) ?? "", page.url());
    expect([...href.searchParams.keys()]).toEqual([
      "business_idea",
      "description",
      "utm_source",
      "utm_medium",
      "utm_campaign",
    ]);
    expect(href.search).toContain(
      "utm_source=local_mvp_tool&utm_medium=generator&utm_campaign=local_business_ideas",
    );
    await start.click();
    await expect(page.getByText(second, { exact: true }).first()).toBeVisible();
    await expect(page.getByLabel("Business name")).toHaveValue(second);
  });

  test("'Give me another idea' asks only when all four answers are there", {
    tag: "@long",
  }, async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/functions/")) asked.push(request.url());
    });
    await page.goto(`${local}?${localQuery}&variation=0`);
    const title = tool(page).getByRole("heading", { level: 2 }).nth(1);
    const first = await title.innerText();
    await page.getByLabel("Your skills or interests").fill("");
    await page.getByRole("button", { name: "Give me another idea" }).click();
    await expect(page.getByText("Please enter your skills or interests")).toBeVisible();
    await expect(page.getByLabel("Your skills or interests")).toBeFocused();
    await expect(title).toHaveText(first);
    expect(asked).toEqual([]);
  });

  test.describe("when no answer comes", { tag: "@long" }, () => {
    test.use({ expectedError: /Failed to load resource/ });

    test("the visitor is told in the spec's words, and the last idea stays", async ({ page }) => {
      await page.goto(`${local}?${localQuery}&variation=0`);
      const title = tool(page).getByRole("heading", { level: 2 }).nth(1);
      const first = await title.innerText();
      await page.route("**/functions/v1/**", (route) => route.fulfill({ status: 503, body: "" }));
      await page.getByRole("button", { name: "Give me another idea" }).click();
      await expect(page.getByText("Error", { exact: true })).toBeVisible();
      const told = page.getByText("Failed to generate idea. Please try again.");
      await expect(told.first()).toBeVisible();
      await expect(title).toHaveText(first);
      await expect(page.getByLabel("Your location")).toHaveValue("Bendigo");
    });
  });

  test("keyboard alone is enough", { tag: "@long" }, async ({ page }) => {
    await page.goto(local);
    await page.getByLabel("Your location").focus();
    await page.keyboard.type("Bunbury");
    await page.keyboard.press("Tab");
    await page.keyboard.type("woodwork");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await expect(page.getByRole("radio", { name: "$0-500" })).toBeChecked();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("radio", { name: "$500-2000" })).toBeChecked();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await page.keyboard.press("Enter");
    await expect(page.getByText("MVP Idea Generated!")).toBeVisible();
  });
});

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false, expectedError: /status of 422/ });

  test("the startup generator answers, returns to the form, and gives another idea", async ({
    page,
  }) => {
    await page.goto(startup);
    await fillStartup(page);
    await page.getByRole("button", { name: "Generate My Idea" }).click();
    const title = tool(page).getByRole("heading", { level: 2 });
    await expect(page.getByRole("heading", { name: "Suggested domains" })).toBeVisible();
    const first = await title.innerText();
    await page.getByRole("link", { name: "Generate Another Idea" }).click();
    await expect(page.getByLabel("Your niche or interest")).toHaveValue("sourdough");
    await page.getByRole("button", { name: "Generate My Idea" }).click();
    await expect(page.getByRole("heading", { name: "Suggested domains" })).toBeVisible();
    expect(await title.innerText()).not.toBe(first);
  });

  test("the local generator answers beside the form, again and again", { tag: "@long" }, async ({
    page,
  }) => {
    await page.goto(local);
    await fillLocal(page);
    await page.getByRole("button", { name: "Generate My Idea" }).click();
    const title = tool(page).getByRole("heading", { level: 2 }).nth(1);
    await expect(page.getByRole("term").last()).toBeVisible();
    const first = await title.innerText();
    await page.getByRole("button", { name: "Give me another idea" }).click();
    await expect(title).not.toHaveText(first);
    await expect(page.getByLabel("Your location")).toHaveValue("Bendigo");
  });

  test("what is missing comes back at the fields, with what was typed", { tag: "@long" }, async ({
    page,
  }) => {
    await page.goto(local);
    await page.getByLabel("Your location").fill("Bendigo");
    await page.getByRole("button", { name: "Generate My Idea" }).click();
    await expect(page.getByText("Please enter your skills or interests")).toBeVisible();
    await expect(page.getByText("Please select your budget range")).toBeVisible();
    await expect(page.getByText("Please select your preference")).toBeVisible();
    await expect(page.getByLabel("Your location")).toHaveValue("Bendigo");
  });
});

test("both results are accessible at every width", { tag: "@long" }, async ({ page }) => {
  for (const path of [
    `${startup}?${startupQuery}&variation=0`,
    `${local}?${localQuery}&variation=0`,
  ]) {
    await page.goto(path);
    await expectAccessibleAtEveryWidth(page);
  }
});

test("what a visitor types is never markup, and a strange link is no error", {
  tag: "@long",
}, async ({ request }) => {
  const markup = encodeURIComponent('"><script>alert(1)</script>');
  const page = await request.get(
    `${startup}?niche=${markup}&businessType=any&domainStyles=.com&variation=0`,
  );
  expect(page.status()).toBe(200);
  expect(await page.text()).not.toContain("<script>alert(1)");
  const strange = [
    "variation=0",
    "variation=-1&niche=x",
    "niche=%00&variation=1e9",
    "niche=%ff&variation",
  ];
  for (const query of strange) {
    expect([query, (await request.get(`${startup}?${query}`)).status()]).toEqual([query, 422]);
    expect((await request.get(`${local}?${query}`)).status()).toBe(422);
  }
  expect((await request.get(`${startup}?niche=bees&utm_source=mail`)).status()).toBe(200);
});

/** The section that holds the tool. */
function tool(page: Page) {
  return page.getByRole("region", { name: "The tool" });
}

async function fillStartup(page: Page): Promise<void> {
  await page.getByLabel("Your niche or interest").fill("sourdough");
  await page.getByRole("radio", { name: "Any" }).check();
  await page.getByRole("checkbox", { name: ".com", exact: true }).check();
  await page.getByRole("checkbox", { name: ".app", exact: true }).check();
}

async function fillLocal(page: Page): Promise<void> {
  await page.getByLabel("Your location").fill("Bendigo");
  await page.getByLabel("Your skills or interests").fill("gardening");
  await page.getByRole("radio", { name: "$0-500" }).check();
  await page.getByRole("radio", { name: "Solo" }).check();
}

/** Which idea the address names. */
function variationIn(page: Page): number {
  return Number(/[?&]variation=(\d+)#idea$/.exec(page.url())?.[1]);
}
