// Loaded when a visitor first touches the page, scrolls or types (page-script.astro).
import "../features/analytics/report-vitals.ts";
import "../features/site/close-menu.ts";
import "../features/site/web-manifest.ts";
