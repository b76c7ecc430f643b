/** Removes files of earlier builds. Files of the previous build stay, because open pages still refer to them. */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The file in the build folder that lists the files of the last build. */
const LIST = 'files.json'

/**
 * Removes files in `assets/` that neither this build nor the previous one has written. Must be called after each build.
 * @param files all files that the build has written, as paths in `folder`
 */
export async function sweepBuilds(folder: string, files: readonly string[]): Promise<void> {
  const assets = (await readdir(join(folder, 'assets'))).map((name) => `assets/${name}`)
  const before = await readFile(join(folder, LIST), 'utf8').then(
    (text) => JSON.parse(text) as readonly string[],
    // Without the list, no file can be assigned to the previous build, so all files stay for one more build.
    () => assets,
  )
  const kept = new Set([...files, ...before])
  for (const file of assets) if (!kept.has(file)) await rm(join(folder, file), { force: true })
  await writeFile(join(folder, LIST), JSON.stringify(files))
}
