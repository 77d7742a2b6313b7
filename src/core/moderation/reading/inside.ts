// The program of the reading process: read-sentences.ts starts it, and ends it too.
import { setPriority } from "node:os";
import { loadReader } from "./load-reader.ts";
import type { Sentences } from "./read-sentences.ts";

// Nobody waits for the answer any more.
process.once("disconnect", () => process.kill(process.pid, "SIGKILL"));

// Pages first; at 10 a machine with six other busy processes takes it 24 times as long, at 5 eight times.
setPriority(5);

const loading = loadReader();

process.on("message", async (asked: Sentences) => {
  const read = await loading;
  process.send?.(await read(asked));
});
