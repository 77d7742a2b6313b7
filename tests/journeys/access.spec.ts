import { expectAccessibleAt, expectAccessibleAtEveryWidth } from "./access.ts";
import { test } from "./journey.ts";
import { widgetStates } from "./states.ts";

// A form that is sent back, and widgets without an answer.
test.use({ expectedError: /^Failed to load resource/ });
test.setTimeout(120_000);

for (const { name, path, reach, widths } of widgetStates) {
  test(`in the state “${name}” ${path} is accessible, narrow, wide and in forced colours`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: widths?.most ?? 1440, height: 900 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    await reach(page);
    if (widths) await expectAccessibleAt(page, 360);
    else await expectAccessibleAtEveryWidth(page);
  });
}
