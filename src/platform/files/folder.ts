import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import { type FileStore, storeOn } from "./files.ts";

/**
 * A store in a folder of this machine, made when first needed.
 *
 * @param location absolute path.
 */
export function folderFiles(location: string): FileStore {
  return storeOn(new Disk(new FSDriver({ location, visibility: "private" })));
}
