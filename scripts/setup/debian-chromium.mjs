// @ts-check
import { chmod, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { root, runQuietly } from "./run.mjs";

/** Packages and programs, the better one first: without a window it takes a fifth less time. */
export const debianChromiums = ["chromium-headless-shell", "chromium"];

/**
 * Downloads Debian's Chromium and the libraries this system lacks into the clone and unpacks them
 * there, which takes no rights at all and changes nothing on the system.
 *
 * @returns {Promise<string | undefined>} path of a script that starts it; undefined where it cannot be done
 */
export async function unpackDebianChromium() {
  const home = join(root, ".cache/chromium");
  const archives = join(home, "apt/archives");
  const files = join(home, "files");
  await rm(home, { recursive: true, force: true });
  for (const folder of [join(home, "apt/lists/partial"), join(archives, "partial"), files]) {
    await mkdir(folder, { recursive: true });
  }
  const apt = ["apt-get", ...aptOptions(join(home, "apt"))];
  // A source that cannot be reached fails the update; what counts is whether the download works.
  await runQuietly([...apt, "update"]);
  const name = await firstToDownload(apt);
  if (!name) return undefined;

  for (const archive of await readdir(archives)) {
    if (archive.endsWith(".deb")) {
      await runQuietly(["dpkg-deb", "-x", join(archives, archive), files]);
    }
  }
  await rm(join(home, "apt"), { recursive: true, force: true });
  return writeStarter(home, files, name);
}

/**
 * What a program shares with others is asked for by name, or it would be left out where the system
 * has it still of a Chromium that was removed.
 *
 * @param {string[]} apt
 */
async function firstToDownload(apt) {
  const install = ["install", "--reinstall", "-y", "--no-install-recommends", "--download-only"];
  for (const name of debianChromiums) {
    const packages = [name, "chromium-common", "fonts-liberation"];
    if ((await runQuietly([...apt, ...install, ...packages])).ok) return name;
  }
  return undefined;
}

/**
 * The system's sources and its list of installed packages, with lists, downloads and locks in a
 * folder.
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
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
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
