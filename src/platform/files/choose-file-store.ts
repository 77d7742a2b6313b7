import { join } from "node:path";
import type { Config } from "../config.ts";
import type { FileStore } from "./files.ts";
import { folderFiles } from "./folder.ts";

/** The configured store. The S3 client is loaded only here: it slows the start by a second. */
export async function chooseFileStore({
  s3,
  dataDir,
}: Pick<Config, "s3" | "dataDir">): Promise<FileStore> {
  if (s3 === undefined) return folderFiles(join(dataDir, "files"));
  const { s3Files } = await import("./s3.ts");
  return s3Files(s3);
}
