import { type FileHandle, open, readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";

/**
 * What a disk still has after a power cut, by path: of content only what was synced; of names either
 * those that were synced, or all of them, since a system may have written more than it was asked to.
 */
type AfterCut = { lostNames: Map<string, Buffer>; keptNames: Map<string, Buffer> };

type Entry = { name: string; inode: number; isFolder: boolean };

/**
 * Notes what is synced below a folder, and lets a test cut the power while any sync is under way:
 * nothing that is being synced is safe yet.
 *
 * @param atCut called at each of these moments
 */
export async function watchSyncs(root: string, atCut: (disk: AfterCut) => Promise<void>) {
  const contents = new Map<number, Buffer>();
  const names = new Map<number, Entry[]>([[(await stat(root)).ino, await entriesOf(root)]]);
  const prototype = await handlePrototype(root);
  const sync = prototype.sync;
  prototype.sync = async function watched(this: FileHandle) {
    const { ino } = await this.stat();
    const path = await findPath(root, ino);
    if (path === undefined) return sync.call(this);
    await atCut(await cut());
    await sync.call(this);
    if ((await this.stat()).isDirectory()) names.set(ino, await entriesOf(path));
    else contents.set(ino, await readFile(path));
  };

  /** What would be left now. */
  async function cut(): Promise<AfterCut> {
    const safeNames = async (_path: string, inode: number) => names.get(inode) ?? [];
    return { lostNames: await whatIsLeft(safeNames), keptNames: await whatIsLeft(entriesOf) };
  }

  async function whatIsLeft(list: (path: string, inode: number) => Promise<Entry[]>) {
    const left = new Map<string, Buffer>();
    const walk = async (folder: string, inode: number): Promise<void> => {
      for (const { name, inode: found, isFolder } of await list(join(root, folder), inode)) {
        const path = join(folder, name);
        if (isFolder) await walk(path, found);
        else left.set(path, contents.get(found) ?? Buffer.alloc(0));
      }
    };
    await walk("", (await stat(root)).ino);
    return left;
  }

  return {
    cut,
    [Symbol.dispose]() {
      prototype.sync = sync;
    },
  };
}

/** Every open file shares it. */
async function handlePrototype(folder: string): Promise<FileHandle> {
  await using handle = await open(folder);
  return Object.getPrototypeOf(handle);
}

async function entriesOf(folder: string): Promise<Entry[]> {
  const found = await readdir(folder, { withFileTypes: true });
  return Promise.all(
    found.map(async (entry) => ({
      name: entry.name,
      inode: (await stat(join(folder, entry.name))).ino,
      isFolder: entry.isDirectory(),
    })),
  );
}

async function findPath(root: string, inode: number): Promise<string | undefined> {
  if ((await stat(root)).ino === inode) return root;
  for (const entry of await entriesOf(root)) {
    const path = join(root, entry.name);
    const found = entry.isFolder ? await findPath(path, inode) : undefined;
    if (entry.inode === inode || found) return found ?? path;
  }
  return undefined;
}
