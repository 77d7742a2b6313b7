/** Ends with the lines of `ConfigError`, and nothing else, when the environment is wrong. */
import { ConfigError, loadConfig } from "../../src/platform/config.ts";

try {
  loadConfig(process.env);
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
