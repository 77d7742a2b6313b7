import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** Debian keeps servers in /usr/sbin, which is on root's PATH alone. */
const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"];

/** Path of a program such as nginx; undefined where it is not installed. */
export function installedProgram(name: string): string | undefined {
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
