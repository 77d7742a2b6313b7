/**
 * Everything that must hold before a change is done: `npm test`. Names after `--` choose steps:
 * `npm run check -- lint types`.
 */
import { spawnSync } from "node:child_process";
import { delimiter, join } from "node:path";

type Step = {
  name: string;
  command: [program: string, ...args: string[]];
  nodeEnv: "production" | "development" | "test";
};

// `biome ci` colours even what goes to a file.
const colors = process.stdout.isTTY ? "force" : "off";

const steps: Step[] = [
  {
    name: "lint",
    command: ["biome", "ci", "--error-on-warnings", `--colors=${colors}`],
    nodeEnv: "development",
  },
  {
    name: "boundaries",
    command: ["depcruise", "src", "server", "scripts", "tests", "bench"],
    nodeEnv: "development",
  },
  { name: "unused", command: ["knip"], nodeEnv: "development" },
  { name: "build", command: ["node", "scripts/setup.mjs", "site"], nodeEnv: "production" },
  // The build has made Astro's types; making them again would start a server and its services.
  { name: "types", command: ["astro", "check", "--noSync"], nodeEnv: "development" },
  { name: "tests", command: ["vitest", "run"], nodeEnv: "test" },
  { name: "journeys", command: ["playwright", "test"], nodeEnv: "test" },
];

const root = join(import.meta.dirname, "..");
const path = [join(root, "node_modules/.bin"), process.env.PATH].join(delimiter);
const chosen = chooseSteps(process.argv.slice(2));
const started = performance.now();

for (const step of chosen) {
  console.log(`\n▸ ${step.name}`);
  const stepStarted = performance.now();
  if (!passes(step)) {
    console.error(`\n✗ ${step.name} failed. To run it alone: npm run check -- ${step.name}`);
    process.exit(1);
  }
  console.log(`✓ ${step.name}, ${secondsSince(stepStarted)}`);
}
console.log(`\n✓ ${chosen.map(({ name }) => name).join(", ")}: ${secondsSince(started)}`);

function chooseSteps(names: string[]): Step[] {
  const unknown = names.find((name) => !steps.some((step) => step.name === name));
  if (unknown) {
    console.error(`There is no step "${unknown}": ${steps.map(({ name }) => name).join(", ")}.`);
    process.exit(1);
  }
  return names.length === 0 ? steps : steps.filter(({ name }) => names.includes(name));
}

function passes({ command: [program, ...args], nodeEnv }: Step): boolean {
  const env = { ...process.env, PATH: path, NODE_ENV: nodeEnv, ASTRO_TELEMETRY_DISABLED: "1" };
  const { status, error } = spawnSync(program, args, { cwd: root, env, stdio: "inherit" });
  if (error) console.error(error.message);
  return status === 0;
}

function secondsSince(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}
