/** Writes a release into a folder that a web server may be serving. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Release } from '../../engine/core/release.ts'
import { mapConcurrently } from '../../engine/release/concurrency.ts'
import { disk, folders } from '../../engine/release/disk.ts'
import { withFileLock } from '../../engine/release/file-lock.ts'
import { PointerFile } from '../../engine/release/pointer-file.ts'
import { nginxInclude } from '../nginx/include.ts'
import { releaseHeaders } from '../release-headers.ts'
import { readStaticKills } from './static-kills.ts'
import { copyWithSiblings, putFile, removeLeftovers } from './output-folder.ts'

export interface ReleaseOrder {
  readonly hash: string
  /** Store that contains the release. */
  readonly siteDir: string
  readonly buildDir: string
  /** Folder to write to. */
  readonly out: string
  /** Time of the pointer move, in milliseconds since 1970. */
  readonly at: number
}

const LOCK = 'release.lock'
/** Number of files that are written concurrently. */
const CONCURRENCY = 8
/**
 * Milliseconds to wait for the lock. A short wait suffices, because another run that removes the lock of a killed run
 * needs only milliseconds.
 */
const LOCK_WAIT_MS = 500

/**
 * Writes files before the files that refer to them, and the pointer last, so a killed run leaves the previous
 * release intact. Files of earlier releases stay, because open pages use them.
 */
export async function writeRelease(order: ReleaseOrder): Promise<void> {
  const { out } = order
  await disk.makeFolder(out)
  const busyMessage = (holder: string): string =>
    `${holder} is writing a release into ${out}. Wait until it has finished, then try again.`
  const lock = join(out, LOCK)
  await withFileLock(disk, lock, { waitMs: LOCK_WAIT_MS, busyMessage }, async () => await writeFiles(order))
}

async function writeFiles({ hash, siteDir, buildDir, out, at }: ReleaseOrder): Promise<void> {
  const from = folders(siteDir)
  const manifest = await readFile(join(from.releases, `${hash}.json`))
  const release = JSON.parse(manifest.toString('utf8')) as Release
  const client = join(buildDir, 'client')
  const objects = join(out, 'r')
  const builds = join(objects, 'b')
  const releases = join(out, 'releases')
  for (const folder of [out, objects, builds, releases, folders(out).moves]) {
    await disk.makeFolder(folder)
    await removeLeftovers(folder, [`${LOCK}.`])
  }

  await mapConcurrently(release.objects, CONCURRENCY, (object) => copyWithSiblings(from.objects, object, objects))
  const files = (await readdir(client)).filter((file) => !/\.(br|gz|tmp)$/.test(file))
  await mapConcurrently(files, CONCURRENCY, (file) => copyWithSiblings(client, file, builds))
  for (const folder of [objects, builds]) await disk.flush(folder)

  await copyWithSiblings(client, 'sw.js', out)
  await putFile(join(releases, `${hash}.json`), manifest)
  await putFile(join(out, 'manifest.json'), manifest)
  await putFile(join(out, 'headers.json'), `${JSON.stringify(releaseHeaders(release), null, 2)}\n`)
  await putFile(join(out, 'nginx.conf'), nginxInclude(release, out))
  for (const folder of [releases, out]) await disk.flush(folder)

  // Keeps the kill list of the folder, because killed parts stay killed in every release.
  const kills = await readStaticKills(out)
  await new PointerFile(out, disk).moveTo(hash, release, { at, kills })
}
