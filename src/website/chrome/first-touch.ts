// Loaded when a visitor first touches the page, scrolls or types (page-script.astro).
import "../analytics/report-vitals.ts";
import "./close-menu.ts";
import "./keep-clear.ts";
import "./web-manifest.ts";
