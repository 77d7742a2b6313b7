import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** What takes longest first, so that no worker is left with it at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => moduleId.includes("/tests/resilience/");
    const sorted = await super.sort(files); // by the time that each took when it last ran
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    include: ["src/**/*.test.{ts,tsx}", "tests/**/*.test.{ts,tsx}"],
    globalSetup: "tests/support/global-setup.ts",
    sequence: { sequencer: LongestFirst },
    // A process for each worker and not for each file; what tests change, they put back themselves.
    isolate: false,
    css: true, // the styles of customers’ sites are text that a page is rendered with
    // Tests wait for servers and databases as often as they work.
    maxWorkers: Math.max(4, availableParallelism()),
    expect: { poll: { timeout: 60_000 } },
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
