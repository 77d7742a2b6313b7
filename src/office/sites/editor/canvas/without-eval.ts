import * as z from "zod";

// Schemas try whether they may make functions of text, which our pages forbid; the browser would
// complain of it. To be imported before any schema. On a server they may.
if (typeof window !== "undefined") z.config({ jitless: true });
