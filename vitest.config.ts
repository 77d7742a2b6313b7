import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.{ts,tsx}", "tests/**/*.test.{ts,tsx}"],
    globalSetup: "tests/support/global-setup.ts",
    // Tests start real servers and real databases, which take the other half of the cores.
    maxWorkers: Math.max(2, Math.ceil(availableParallelism() / 2)),
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
