/** Removes files of earlier builds. Those of the build before stay, because open pages still name them. */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Files of the folder that are read by name, in every build. */
const LIST = 'files.json'

/**
 * Call it after each build into the folder.
 * @param files what the build has written below `assets/` and beside it, as paths in the folder
 */
export async function sweepBuilds(folder: string, files: readonly string[]): Promise<void> {
  const assets = (await readdir(join(folder, 'assets'))).map((name) => `assets/${name}`)
  const before = await readFile(join(folder, LIST), 'utf8').then(
    (text) => JSON.parse(text) as readonly string[],
    // Which files are those of the build before is not known: all of them stay once more.
    () => assets,
  )
  const kept = new Set([...files, ...before])
  for (const file of assets) if (!kept.has(file)) await rm(join(folder, file), { force: true })
  await writeFile(join(folder, LIST), JSON.stringify(files))
}
