/**
 * `npm run release -- [DIR] --out DIR`: a static release that any web server can serve. Writes the release files, its manifest, `headers.json` and
 * `nginx.conf` (an include for a `server` block) into the folder named by `--out`, and prints what each page costs. A page over a budget of the
 * site: nothing is written.
 */
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Release } from '../engine/core/release.ts'
import { readBuild } from '../engine/release/player-build.ts'
import { costsOf } from '../engine/release/cost.ts'
import { folders, hashOf } from '../engine/release/disk.ts'
import { formatFinding } from '../engine/document/finding.ts'
import { publishSite } from '../engine/release/publish.ts'
import { buildPlayer } from './build.ts'
import { costTable } from './cost-table.ts'
import { readSiteFolder } from '../engine/release/folder.ts'
import { headersOf, nginxInclude } from './nginx.ts'
import { catalogue } from '../catalogue/catalogue.ts'

const words = process.argv.slice(2)
const place = words.indexOf('--out')
const out = place === -1 ? undefined : words[place + 1]
const dir = words.find((word, n) => !word.startsWith('--') && n !== place + 1) ?? 'config'

if (out === undefined) {
  console.error('Where to? Say: npm run release -- [DIR] --out DIR')
  process.exit(1)
}
const buildDir = resolve(import.meta.dirname, '../dist/player')
const siteDir = await mkdtemp(join(tmpdir(), 'habi-release-'))
try {
  await buildPlayer(buildDir, (line) => console.log(line))
  const folder = await readSiteFolder(resolve(dir))
  const outcome = await publishSite({
    catalogue,
    ...folder,
    siteDir,
    buildDir,
    at: Date.now(),
    onProgress: (line) => console.log(line),
  })
  for (const finding of outcome.findings) console.error(formatFinding(finding))
  if (!outcome.ok || outcome.release === undefined) throw new Error(`${outcome.findings.length} findings: nothing was written`)
  const manifest = join(folders(siteDir).releases, `${outcome.release}.json`)
  const release = JSON.parse(await readFile(manifest, 'utf8')) as Release
  const build = await readBuild(buildDir)
  const costs = await costsOf({ release, build, objects: folders(siteDir).objects, client: join(buildDir, 'client') })
  for (const line of costTable(costs)) console.log(line)
  await copyRelease(release, siteDir, buildDir, resolve(out))
  await copyFile(manifest, join(resolve(out), 'manifest.json'))
  console.log(`Wrote release ${outcome.release} to ${out}.`)
} catch (error) {
  console.error(`No release: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
} finally {
  await rm(siteDir, { recursive: true, force: true })
}

async function copyRelease(release: Release, from: string, build: string, to: string): Promise<void> {
  const files = join(to, 'r')
  await mkdir(join(files, 'b'), { recursive: true })
  for (const object of release.objects) await copyPacked(folders(from).objects, object, files)
  const client = join(build, 'client')
  for (const file of await readdir(client)) if (!/\.(br|gz)$/.test(file)) await copyPacked(client, file, join(files, 'b'))
  await copyPacked(client, 'sw.js', to)
  await copyDated(folders(from).pointer, join(to, 'release.json'))
  await writeFile(join(to, 'headers.json'), `${JSON.stringify(headersOf(release), null, 2)}\n`)
  await writeFile(join(to, 'nginx.conf'), nginxInclude(release, to))
}

/** A file and its packed siblings. */
async function copyPacked(from: string, name: string, to: string): Promise<void> {
  await copyDated(join(from, name), join(to, name))
  for (const suffix of ['.br', '.gz']) await copyDated(join(from, name + suffix), join(to, name + suffix)).catch(() => undefined)
}

/**
 * A copy whose time is made from its content. Web servers make ETags from time and size: so two languages of a page, or two releases, never
 * share one, and the same release has the same ones on every machine.
 */
async function copyDated(from: string, to: string): Promise<void> {
  await copyFile(from, to)
  const seconds = 1_000_000_000 + (Number.parseInt(hashOf(await readFile(to)).slice(0, 8), 16) % 500_000_000)
  await utimes(to, seconds, seconds)
}
