/**
 * Builds the gallery into `dist/gallery`: every widget with its examples, as static files that the server serves under
 * `/gallery`. Each example is compiled and prerendered like a page, by the build of the player app. Run it with
 * `npx tsx tools/gallery.ts`.
 */
import { createHash } from 'node:crypto'
import { readdir, readFile, rename, rm } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { ignoreClosedOutput } from '../engine/release/closed-output.ts'
import { readSiteFolder } from '../engine/release/folder.ts'
import { packSource } from '../engine/release/source-pack.ts'
import type { GalleryProblem } from '../gallery/build.ts'
import { inProductionMode } from './build/production-mode.ts'
import { ignoreMissing } from '../engine/release/missing-file.ts'

const root = resolve(import.meta.dirname, '..')

interface GalleryFolders {
  readonly out: string
  /** Folder of the built player app. */
  readonly buildDir: string
  /** Folder of the site whose skins, texts and languages the examples use. */
  readonly siteDir: string
}

/**
 * Builds the gallery unless it was built from the same sources. Returns the problems of widgets, or undefined when
 * nothing had to be built.
 */
export async function buildGallery(
  { out, buildDir, siteDir }: GalleryFolders,
  report: (line: string) => void,
): Promise<readonly GalleryProblem[] | undefined> {
  const config = await readSiteFolder(siteDir)
  const stamp = await stampOf(buildDir, packSource(config.files, config.assets).hash)
  if ((await stampIn(out)) === stamp) return undefined
  report('Building the gallery …')
  // The build writes to a separate folder that then replaces `out`, so two builds at the same time do not mix.
  const fresh = `${out}.${process.pid}`
  const before = `${fresh}.before`
  try {
    const { build } = await import('../gallery/build.ts')
    const problems = await inProductionMode(() => build(fresh, buildDir, config, stamp))
    // At the first build there is no folder to replace.
    await rename(out, before).catch(ignoreMissing)
    await rename(fresh, out)
    return problems
  } finally {
    for (const folder of [fresh, before]) await rm(folder, { recursive: true, force: true })
  }
}

async function stampIn(out: string): Promise<string | undefined> {
  const text = await readFile(join(out, 'gallery.json'), 'utf8').catch(() => '{}')
  return (JSON.parse(text) as { readonly stamp?: string }).stamp
}

/** Returns the hash of all sources. The hashes of the player build cover the folders engine, widgets and business. */
async function stampOf(buildDir: string, config: string): Promise<string> {
  const sum = createHash('sha256').update(config)
  for (const name of ['sources.sha256', 'build.json'])
    sum.update(await readFile(join(buildDir, name), 'utf8').catch(() => ''))
  const own = await readdir(join(root, 'gallery'), { recursive: true, withFileTypes: true })
  const paths = own
    .filter((entry) => entry.isFile() && !/\.test\./.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  for (const path of [
    ...paths,
    import.meta.filename,
    join(root, 'catalogue/catalogue.gen.json'),
    join(root, 'schemas/vocabulary.json'),
  ].sort())
    sum.update(relative(root, path)).update(await readFile(path))
  return sum.digest('hex').slice(0, 20)
}

if (import.meta.filename === process.argv[1]) {
  ignoreClosedOutput()
  const dist = resolve(root, 'dist')
  const problems = await buildGallery(
    {
      out: join(dist, 'gallery'),
      buildDir: join(dist, process.env.DEVELOPMENT_BUILD === 'on' ? 'development' : 'player'),
      siteDir: process.env.SITE_DIR || join(root, 'config'),
    },
    (line) => console.log(line),
  )
  for (const { subject, problem } of problems ?? []) console.error(`${subject}: ${problem}`)
  console.log(
    problems === undefined
      ? 'dist/gallery is up to date.'
      : `Built dist/gallery${problems.length === 0 ? '.' : `, ${problems.length} problems.`}`,
  )
}
