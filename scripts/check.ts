/**
 * Everything that must pass before a change is finished: `npm test`. Names after `--` choose steps:
 * `npm run check -- lint types`.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { delimiter, join } from "node:path";
import { text } from "node:stream/consumers";

type Step = {
  name: string;
  command: [program: string, ...args: string[]];
  nodeEnv: "production" | "development" | "test";
};

// `biome ci` colours its output even when it goes to a file.
const colors = process.stdout.isTTY ? "force" : "off";

/** Row by row; the steps of a row run side by side. */
const rows: Step[][] = [
  [
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
  ],
  [
    // The build has generated Astro's types; generating them again would start a server and its
    // services.
    { name: "types", command: ["astro", "check", "--noSync"], nodeEnv: "development" },
    { name: "tests", command: ["vitest", "run"], nodeEnv: "test" },
  ],
  [{ name: "journeys", command: ["playwright", "test"], nodeEnv: "test" }],
];

const root = join(import.meta.dirname, "..");
const path = [join(root, "node_modules/.bin"), process.env.PATH].join(delimiter);
const chosen = chooseSteps(process.argv.slice(2));
const started = performance.now();

for (const row of rows) {
  const steps = row.filter((step) => chosen.includes(step));
  const passed = await Promise.all(steps.map((step) => passes(step, step === steps.at(-1))));
  if (passed.includes(false)) process.exit(1);
}
console.log(`\n✓ ${chosen.map(({ name }) => name).join(", ")}: ${secondsSince(started)}`);

function chooseSteps(names: string[]): Step[] {
  const steps = rows.flat();
  const unknown = names.find((name) => !steps.some((step) => step.name === name));
  if (unknown) {
    console.error(`There is no step "${unknown}": ${steps.map(({ name }) => name).join(", ")}.`);
    process.exit(1);
  }
  return names.length === 0 ? steps : steps.filter(({ name }) => names.includes(name));
}

/** @param isLive whether to print output as it comes, or all of it at the end. */
async function passes(
  { name, command: [program, ...args], nodeEnv }: Step,
  isLive: boolean,
): Promise<boolean> {
  const stepStarted = performance.now();
  console.log(`\n▸ ${name}`);
  const env = {
    ...process.env,
    PATH: path,
    NODE_ENV: nodeEnv,
    NODE_COMPILE_CACHE: join(root, ".cache/compiled"), // a second less of each start of a tool
    ASTRO_TELEMETRY_DISABLED: "1",
  };
  const output = isLive ? "inherit" : "pipe";
  const child = spawn(program, args, { cwd: root, env, stdio: ["inherit", output, output] });
  const printed = [child.stdout, child.stderr].map((stream) => (stream ? text(stream) : ""));
  const [status] = await once(child, "close").catch((error: Error) => [error.message]);
  const held = (await Promise.all(printed)).join("");
  if (status === 0) {
    console.log(`${held}✓ ${name}, ${secondsSince(stepStarted)}`);
    return true;
  }
  if (typeof status === "string") console.error(status);
  console.error(`${held}\n✗ ${name} failed. To run it alone: npm run check -- ${name}`);
  return false;
}

function secondsSince(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}
