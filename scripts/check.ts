/**
 * Everything that must pass before a change is finished: `npm test`. Names after `--` choose steps:
 * `npm run check -- lint types`. Files after it are run alone, against a build of what is there now:
 * `npm test -- src/core/waitlist tests/journeys/chat.spec.ts`. `npm run soak` is the same with SOAK=1,
 * for what takes long.
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

/**
 * What a running app answers, how every design looks in a browser, and what looks for breaks, starts
 * processes by the dozen or guesses by the hundred: in soak and CI alone. A newcomer's `npm test` has
 * each rule, with its database, and the main way through each screen.
 */
const longTests = [
  "src/blocks/designs/",
  "src/core/reviews/review-files.test.ts",
  "src/core/sites/pictures/add-picture.test.ts",
  "src/platform/pictures/picture-process.test.ts",
  "src/platform/postgres/private-postgres.test.ts",
  "tests/http/",
  "tests/resilience/",
];

/**
 * And so are the journeys with this tag: the second way to the same place, what goes wrong, what two do
 * at once, a great many screens or words.
 */
const longTag = "@long";

/** These run in soak again, in a longer form than in `npm test` (`scale` in tests/support). */
const longer = ["src/core/drafts/many-drafts.test.ts", "src/core/waitlist/waitlist.test.ts"];

const build: Step = {
  name: "build",
  command: ["node", "scripts/setup.mjs", "site"],
  nodeEnv: "production",
};

const journeys: Step = { name: "journeys", command: ["playwright", "test"], nodeEnv: "test" };

/** What CI runs after `npm test`, as `npm run check -- long-tests long-journeys`. */
const ciRows: Step[][] = [
  [{ name: "long-tests", command: ["vitest", "run", ...longTests], nodeEnv: "test" }],
  [
    {
      name: "long-journeys",
      command: ["playwright", "test", "--grep", longTag],
      nodeEnv: "test",
    },
  ],
];

/** Row by row; the steps of a row run side by side. */
const shortRows: Step[][] = [
  [
    {
      name: "lint",
      command: ["biome", "ci", "--error-on-warnings", `--colors=${colors}`],
      nodeEnv: "development",
    },
    { name: "unused", command: ["knip"], nodeEnv: "development" },
    build,
  ],
  [
    // The build has generated Astro's types; generating them again would start a server and its
    // services.
    { name: "types", command: ["astro", "check", "--noSync"], nodeEnv: "development" },
    {
      name: "tests",
      command: ["vitest", "run", ...longTests.map((files) => `--exclude=${files}**`)],
      nodeEnv: "test",
    },
  ],
  [{ ...journeys, command: [...journeys.command, "--grep-invert", longTag] }],
];

const longRows: Step[][] = [
  [build],
  [{ name: "tests", command: ["vitest", "run", ...longTests, ...longer], nodeEnv: "test" }],
  [journeys],
];

const rows = process.env.SOAK === "1" ? longRows : shortRows;

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
  const known = [...rows, ...ciRows];
  const steps = known.flat();
  const unknown = names.find((name) => !steps.some((step) => step.name === name));
  if (unknown) {
    const all = steps.map(({ name }) => name).join(", ");
    console.error(`There is no step and no file "${unknown}". Steps: ${all}.`);
    process.exit(1);
  }
  return known.map((row) => row.filter(({ name }) => names.includes(name)));
}

/** Tests and journeys in these files or folders, after a build of what has changed. */
function stepsFor(files: string[]): Step[][] {
  const areJourneys = (file: string) => file.includes("tests/journeys");
  const run = (name: string, command: Step["command"], chosen: string[]): Step[] =>
    chosen.length === 0 ? [] : [{ name, command: [...command, ...chosen], nodeEnv: "test" }];
  const tests = files.filter((file) => !areJourneys(file));
  return [
    [build],
    run("tests", ["vitest", "run"], tests),
    run("journeys", ["playwright", "test"], files.filter(areJourneys)),
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
