/** Compares the generated files with those on disk, and writes them on request. */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { generate } from './generate.ts'

export interface GeneratedComparison {
  /** Number of generated files. */
  readonly count: number
  readonly stale: readonly string[]
  /** Generated files on disk that have no source. */
  readonly orphans: readonly string[]
  readonly problems: readonly string[]
}

/** With `isWriting`, also writes stale files and removes orphans. */
export async function compareGenerated(root: string, isWriting: boolean): Promise<GeneratedComparison> {
  const { files, problems } = await generate(root)
  const stale: string[] = []
  for (const [path, text] of files) {
    if ((await readFile(join(root, path), 'utf8').catch(() => undefined)) === text) continue
    stale.push(path)
    if (!isWriting) continue
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
  // Files of an invalid folder are missing in `files`, but are not orphans.
  const orphans = problems.length === 0 ? (await generatedFiles(root)).filter((path) => !files.has(path)) : []
  if (isWriting) for (const path of orphans) await rm(join(root, path))
  return { count: files.size, stale, orphans, problems }
}

async function generatedFiles(root: string): Promise<string[]> {
  const found: string[] = []
  for (const folder of ['catalogue', 'engine/core', 'engine/document', 'widgets', 'business', 'player'])
    for (const name of await readdir(join(root, folder), { recursive: true }).catch(() => [] as string[]))
      if (/\.gen\.(ts|json)$/.test(name)) found.push(`${folder}/${name.replaceAll('\\', '/')}`)
  return found.sort()
}
