import { eventually } from "../support/eventually.ts";
import { addOperator, signedIn } from "../support/operators.ts";
import { expect, test } from "./support/journey.ts";

// The browser says of each attempt that it refused it.
test.use({ expectedError: /^This document requires 'Trusted|^Creating a TrustedTypePolicy/ });

test("no script can turn text into markup or code, on built and on rendered pages", async ({
  page,
}) => {
  for (const path of ["/", "/start", "/admin/sign-in"]) {
    await page.goto(path);
    const refused = await page.evaluate(() => {
      const attempts: Record<string, () => unknown> = {
        innerHTML: () => Object.assign(document.createElement("p"), { innerHTML: "<b>" }),
        parser: () => new DOMParser().parseFromString("<b>", "text/html"),
        source: () => Object.assign(document.createElement("script"), { src: "/x.js" }),
        policy: () => Reflect.get(window, "trustedTypes").createPolicy("mine", {}),
      };
      return Object.entries(attempts)
        .filter(([, attempt]) => {
          try {
            attempt();
            return false;
          } catch (error) {
            return error instanceof TypeError;
          }
        })
        .map(([name]) => name);
    });
    expect([path, refused]).toEqual([path, ["innerHTML", "parser", "source", "policy"]]);
  }
});

test("an email is shown in its own styles, which its policy names one by one", async ({
  page,
  context,
  site,
}) => {
  const owner = await addOperator(site.db, { email: "mail-reader@example.com" });
  const { cookies } = await signedIn(site.app, owner);
  await context.addCookies(
    [...cookies].map(([name, value]) => ({ name, value, url: site.app.url })),
  );
  await site.db.pool.query(
    "select join_waitlist('Mia', 'mail-policy@example.com', null, 'monthly', '{}', '{}')",
  );
  const id = await eventually(async () => {
    const { rows } = await site.db.pool.query(
      "select id from emails where to_address = 'mail-policy@example.com' and html is not null",
    );
    return rows[0]?.id;
  });
  await page.goto(`/admin/emails/${id}/as-sent`);
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(251, 248, 242)");
});
