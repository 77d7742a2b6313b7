// @ts-check
import { chmod, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { root, runQuietly } from "./run.mjs";

/** Packages and programs, the better one first: without a window it takes a fifth less time. */
export const debianChromiums = ["chromium-headless-shell", "chromium"];

const install = ["install", "-y", "--no-install-recommends", "-o", "DPkg::Lock::Timeout=300"];

/**
 * Installs Debian's Chromium on the system, as root or where sudo asks for no password.
 *
 * @returns {Promise<string | undefined>} its path; undefined where it cannot be done
 */
export async function installDebianChromium() {
  if (!(await hasApt())) return undefined;
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const apt = [...asRoot, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get"];
  // A source that cannot be reached fails the update; what counts is whether the install works.
  await runQuietly([...apt, "update"]);
  const name = await firstToInstall([...apt, ...install]);
  return name && `/usr/bin/${name}`;
}

/**
 * Downloads Debian's Chromium and the libraries this system lacks into the clone and unpacks them
 * there, which takes no rights at all.
 *
 * @returns {Promise<string | undefined>} path of a script that starts it; undefined where it cannot be done
 */
export async function unpackDebianChromium() {
  if (!(await hasApt())) return undefined;
  const home = join(root, ".cache/chromium");
  await rm(home, { recursive: true, force: true });
  for (const folder of ["apt/lists/partial", "apt/archives/partial", "files"]) {
    await mkdir(join(home, folder), { recursive: true });
  }
  const apt = ["apt-get", ...aptOptions(join(home, "apt"))];
  await runQuietly([...apt, "update"]);
  const name = await firstToInstall([...apt, ...install, "--download-only"]);
  if (!name) return undefined;

  const files = join(home, "files");
  const archives = join(home, "apt/archives");
  for (const name of await readdir(archives)) {
    if (name.endsWith(".deb")) await runQuietly(["dpkg-deb", "-x", join(archives, name), files]);
  }
  await rm(join(home, "apt"), { recursive: true, force: true });
  return writeStarter(home, files, name);
}

/** @param {string[]} command */
async function firstToInstall(command) {
  for (const name of debianChromiums) {
    if ((await runQuietly([...command, name, "fonts-liberation"])).ok) return name;
  }
  return undefined;
}

async function hasApt() {
  return (await runQuietly(["apt-get", "--version"])).ok;
}

/**
 * The system's sources and its list of installed packages, with lists, downloads and locks in a
 * folder of ours.
 *
 * @param {string} folder
 */
function aptOptions(folder) {
  return [
    `Dir::State::lists=${folder}/lists`,
    `Dir::State::extended_states=${folder}/extended_states`,
    `Dir::Cache=${folder}`,
    `Dir::Cache::archives=${folder}/archives`,
    "Debug::NoLocking=true",
  ].flatMap((option) => ["-o", option]);
}

/**
 * @param {string} home
 * @param {string} files
 * @param {string} name
 */
async function writeStarter(home, files, name) {
  const fontconfig = join(home, "fonts.conf");
  await writeFile(
    fontconfig,
    `<?xml version="1.0"?>
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>${files}/usr/share/fonts</dir>
  <cachedir>${home}/font-cache</cachedir>
</fontconfig>
`,
  );
  const libraries = await libraryFolders(files);
  const starter = join(home, "start");
  await writeFile(
    starter,
    `#!/bin/sh
# Starts the Chromium that was unpacked from Debian's packages beside this file.
export LD_LIBRARY_PATH="${libraries.join(":")}"
export FONTCONFIG_FILE="${fontconfig}"
exec "${files}/usr/lib/chromium/${name}" "$@"
`,
  );
  await chmod(starter, 0o755);
  return starter;
}

/** @param {string} files */
async function libraryFolders(files) {
  const folders = [];
  for (const parent of ["lib", "usr/lib"]) {
    const names = await readdir(join(files, parent)).catch(() => []);
    for (const name of names) {
      if (!name.includes("-linux-gnu")) continue;
      const folder = join(files, parent, name);
      folders.push(folder, join(folder, "pulseaudio"));
    }
  }
  return folders;
}
