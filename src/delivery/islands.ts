// What makes islands of a page run, each when its `client:` directive says so. Astro writes this
// into every page; here it is a file that a page loads when it is first touched (page-script.astro).
import "./client-directives.ts";
import "astro/runtime/server/astro-island.js";
