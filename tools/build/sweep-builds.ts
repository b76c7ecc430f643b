/** Removes files of earlier builds. Files of the previous build stay, because open pages still refer to them. */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Name of the file in the folder that lists the files of the last build. */
const LIST = 'files.json'

/**
 * Must be called after each build into the folder.
 * @param files the files that the build has written below and beside `assets/`, as paths in the folder
 */
export async function sweepBuilds(folder: string, files: readonly string[]): Promise<void> {
  const assets = (await readdir(join(folder, 'assets'))).map((name) => `assets/${name}`)
  const before = await readFile(join(folder, LIST), 'utf8').then(
    (text) => JSON.parse(text) as readonly string[],
    // It is not known which files belong to the previous build, so all files stay for one more build.
    () => assets,
  )
  const kept = new Set([...files, ...before])
  for (const file of assets) if (!kept.has(file)) await rm(join(folder, file), { force: true })
  await writeFile(join(folder, LIST), JSON.stringify(files))
}
