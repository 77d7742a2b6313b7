/**
 * Everything that must pass before a change is finished: `npm test`. Names after `--` choose steps:
 * `npm run check -- lint types`. Files after it are run alone, against a build of what is there now:
 * `npm test -- src/core/waitlist tests/journeys/chat.spec.ts`.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
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

for (const steps of chosen) {
  const passed = await Promise.all(steps.map((step) => passes(step, step === steps.at(-1))));
  if (passed.includes(false)) process.exit(1);
}
console.log(
  `\n✓ ${chosen
    .flat()
    .map(({ name }) => name)
    .join(", ")}: ${secondsSince(started)}`,
);

/** @returns rows of steps; ends the process where one of the names is neither a step nor a file. */
function chooseSteps(names: string[]): Step[][] {
  if (names.length === 0) return rows;
  if (names.every((name) => existsSync(join(root, name)))) return stepsFor(names);
  const steps = rows.flat();
  const unknown = names.find((name) => !steps.some((step) => step.name === name));
  if (unknown) {
    const known = steps.map(({ name }) => name).join(", ");
    console.error(`There is no step and no file "${unknown}". Steps: ${known}.`);
    process.exit(1);
  }
  return rows.map((row) => row.filter(({ name }) => names.includes(name)));
}

/** Tests and journeys in these files or folders, after a build of what has changed. */
function stepsFor(files: string[]): Step[][] {
  const areJourneys = (file: string) => file.includes("tests/journeys");
  const some = (name: string, chosen: string[]) =>
    rows.flat().flatMap((step) => {
      if (step.name !== name || chosen.length === 0) return [];
      return { ...step, command: [...step.command, ...chosen] satisfies Step["command"] };
    });
  return [
    rows.flat().filter(({ name }) => name === "build"),
    some(
      "tests",
      files.filter((file) => !areJourneys(file)),
    ),
    some("journeys", files.filter(areJourneys)),
  ];
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
