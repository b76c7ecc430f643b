/**
 * `npm run release`: writes a static release for any web server: its files, manifest, `headers.json`, and `nginx.conf`
 * (an include for a `server` block). Prints what each page costs. Writes nothing when a page is over a budget of the
 * site.
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
import { catalogue } from '../catalogue/catalogue.ts'
import { buildPlayer } from './build/player.ts'
import { CommandError, NEGATIVE_RESULT, runCommand } from './command-line.ts'
import { costTable } from './cost-table.ts'
import { readSiteFolder } from '../engine/release/folder.ts'
import { count } from './count.ts'
import { nginxInclude } from './nginx/include.ts'
import { headersOf } from './release-headers.ts'

await runCommand('release', async ({ site, out }) => {
  if (out === undefined) throw new CommandError('--out is missing: npm run release -- [DIR] --out DIR')
  const buildDir = resolve(import.meta.dirname, '../dist/player')
  const siteDir = await mkdtemp(join(tmpdir(), 'habi-release-'))
  try {
    await buildPlayer(buildDir, (line) => console.log(line))
    const folder = await readSiteFolder(resolve(site))
    const outcome = await publishSite({
      catalogue,
      ...folder,
      siteDir,
      buildDir,
      at: Date.now(),
      onProgress: (line) => console.log(line),
    })
    for (const finding of outcome.findings) console.error(formatFinding(finding))
    if (!outcome.ok || outcome.release === undefined)
      throw new CommandError(`No release written: ${count(outcome.findings.length, 'finding')}.`, NEGATIVE_RESULT)
    const manifest = join(folders(siteDir).releases, `${outcome.release}.json`)
    const release = JSON.parse(await readFile(manifest, 'utf8')) as Release
    const build = await readBuild(buildDir)
    const costs = await costsOf({
      pages: outcome.pages,
      build,
      objects: folders(siteDir).objects,
      client: join(buildDir, 'client'),
    })
    for (const line of costTable(costs)) console.log(line)
    await copyRelease(release, siteDir, buildDir, resolve(out))
    await copyFile(manifest, join(resolve(out), 'manifest.json'))
    console.log(`Wrote release ${outcome.release} to ${out}.`)
  } finally {
    await rm(siteDir, { recursive: true, force: true })
  }
})

async function copyRelease(release: Release, from: string, build: string, to: string): Promise<void> {
  const files = join(to, 'r')
  await mkdir(join(files, 'b'), { recursive: true })
  for (const object of release.objects) await copyCompressed(folders(from).objects, object, files)
  const client = join(build, 'client')
  for (const file of await readdir(client))
    if (!/\.(br|gz)$/.test(file)) await copyCompressed(client, file, join(files, 'b'))
  await copyCompressed(client, 'sw.js', to)
  await copyWithTime(folders(from).pointer, join(to, 'release.json'))
  await writeFile(join(to, 'headers.json'), `${JSON.stringify(headersOf(release), null, 2)}\n`)
  await writeFile(join(to, 'nginx.conf'), nginxInclude(release, to))
}

/** Copies a file and its compressed siblings, where it has them. */
async function copyCompressed(from: string, name: string, to: string): Promise<void> {
  await copyWithTime(join(from, name), join(to, name))
  for (const suffix of ['.br', '.gz'])
    await copyWithTime(join(from, name + suffix), join(to, name + suffix)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
    })
}

/**
 * Copies a file and derives its modification time from its content. Web servers make ETags from time and size: so two
 * languages of a page, or two releases, never share one, and the same release has the same ones on every machine.
 */
async function copyWithTime(from: string, to: string): Promise<void> {
  await copyFile(from, to)
  const seconds = 1_000_000_000 + (Number.parseInt(hashOf(await readFile(to)).slice(0, 8), 16) % 500_000_000)
  await utimes(to, seconds, seconds)
}
