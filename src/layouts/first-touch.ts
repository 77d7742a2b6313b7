// Loaded at a visitor's first touch, key or turn of the wheel (page-script.astro).
import "../features/analytics/report-vitals.ts";
import "../features/site/close-menu.ts";
import "../features/site/web-manifest.ts";
