import { isSoak } from "../support/scale.ts";
import { expectAccessibleAt, expectAccessibleAtEveryWidth } from "./support/access.ts";
import { test } from "./support/journey.ts";
import { widgetStates } from "./support/states.ts";

// A form that is sent back, and widgets without an answer.
test.use({ expectedError: /^Failed to load resource/ });

// One visitor for all states of a page: a browser for each takes longer than to look.
for (const [path, states] of Map.groupBy(widgetStates, ({ path }) => path)) {
  test(`in every state ${path} is accessible, narrow, wide and in forced colours`, {
    tag: "@long",
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    // Each state as a visitor who is new here reaches it.
    await page.addInitScript(() => {
      if (window !== window.top) return; // a frame without an answer may not ask for either
      for (const kept of [localStorage, sessionStorage]) kept.clear();
    });
    for (const { name, part, reach, widths } of states) {
      await test.step(name, async () => {
        await page.setViewportSize({ width: widths?.most ?? 1440, height: 900 });
        await page.goto(path);
        await reach(page);
        const looked = isSoak ? undefined : part; // in soak the whole page
        if (widths?.most) await expectAccessibleAt(page, 360, looked);
        else await expectAccessibleAtEveryWidth(page, looked);
        await page.unrouteAll();
        await page.context().unrouteAll();
      });
    }
  });
}
