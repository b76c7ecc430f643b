/** A site by any name that people have for it: a folder, `live`, a release, or a revision of git. */
import { readdir, readFile, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { isObject } from '../engine/core/json.ts'
import { checkSource } from '../engine/check/check.ts'
import type { Catalogue } from '../engine/core/catalogue.ts'
import { folders } from '../engine/release/disk.ts'
import { formatFinding } from '../engine/document/finding.ts'
import { asChecked, type CheckedSite, type Site } from '../engine/check/site.ts'
import { readSource } from '../engine/release/folder.ts'
import { type SiteSource, sourceOf } from '../engine/document/source.ts'
import { readSourcePack as readReleased } from '../server/publish/source-pack.ts'
import { widgets } from '../widgets/widgets.gen.ts'
import { readFolderOrRevision } from './revision.ts'

/** What cannot be read, in words for whoever asked; the findings of the check are in it, one a line. */
export class SiteVersionError extends Error {}

export interface SiteVersion {
  readonly site: Site
  /** Errors of the check, one a line: such a site can be compared document by document, but nothing is proven of it. */
  readonly errors: readonly string[]
}

/** The site that `name` stands for. `dir` is the configuration folder inside a revision. */
export async function readSiteVersion(name: string, catalogue: Catalogue, dir = 'config'): Promise<SiteVersion> {
  const source = await sourceNamed(name, dir)
  const { site, findings } = checkSource(source, catalogue, widgets)
  const errors = findings.filter(({ severity }) => severity === 'error').map(formatFinding)
  // A document that cannot be read would be told as one that is not there.
  if (source.broken.size > 0 || site.documents.size === 0)
    throw new SiteVersionError(
      [...errors, `${name} has documents that cannot be read; nothing is said about it before they can.`].join('\n'),
    )
  return { site, errors }
}

/** The same, for what needs a site without errors. */
export async function readSoundSite(name: string, catalogue: Catalogue): Promise<CheckedSite> {
  const { site, errors } = await readSiteVersion(name, catalogue)
  if (errors.length === 0) return asChecked(site)
  throw new SiteVersionError(
    [...errors, `${name} has ${errorCount(errors)}; only of a site without errors can be said who sees what.`].join('\n'),
  )
}

export function errorCount({ length }: readonly string[]): string {
  return length === 1 ? 'an error' : `${length} errors`
}

async function sourceNamed(name: string, dir: string): Promise<SiteSource> {
  const isFolder = await stat(name).then(
    (info) => info.isDirectory(),
    () => false,
  )
  if (isFolder) return await readSource(name)
  if (/[/\\]/.test(name) && /^[./\\~]/.test(name)) throw new SiteVersionError(`${name}: there is no such folder`)
  const siteDir = resolve(process.env.DATA_DIR ?? '.data', 'site')
  const release = await releaseNamed(name, siteDir)
  if (release !== undefined) return await sourceOfRelease(release, siteDir, name)
  const { files, assets } = await readFolderOrRevision(name, dir).catch(() => {
    throw new SiteVersionError(
      `${name} is no folder, no release in ${siteDir}, and no revision of git that holds ${dir}. Say a folder (config), live, the hash of a release, or a revision (HEAD~1).`,
    )
  })
  return withFiles(files, assets, name)
}

/** A release by its hash or the start of it; `live` is what the pointer names. */
async function releaseNamed(name: string, siteDir: string): Promise<string | undefined> {
  const { releases, pointer } = folders(siteDir)
  if (name === 'live') {
    const live: unknown = JSON.parse(await readFile(pointer, 'utf8').catch(() => 'null'))
    if (isObject(live) && typeof live.release === 'string') return live.release
    throw new SiteVersionError(`${siteDir} holds no live release. Nothing was ever published here; DATA_DIR names another place.`)
  }
  if (!/^[0-9a-f]{4,20}$/.test(name)) return undefined
  const found = (await readdir(releases).catch(() => [])).filter((file) => file.endsWith('.json') && file.startsWith(name))
  if (found.length > 1)
    throw new SiteVersionError(`${name} may be ${found.map((file) => file.slice(0, -5)).join(' or ')}: say more of the name`)
  return found[0]?.slice(0, -5)
}

async function sourceOfRelease(release: string, siteDir: string, name: string): Promise<SiteSource> {
  const manifest: unknown = JSON.parse(await readFile(join(folders(siteDir).releases, `${release}.json`), 'utf8').catch(() => 'null'))
  const packed = isObject(manifest) && typeof manifest.source === 'string' ? await readReleased(siteDir, manifest.source) : undefined
  if (packed === undefined) throw new SiteVersionError(`The documents of release ${release} are not in ${siteDir}: it cannot be compared.`)
  return withFiles(packed.files, packed.assets, name)
}

/** Of pictures only their names matter. */
function withFiles(files: ReadonlyMap<string, string>, assets: ReadonlyMap<string, Uint8Array>, root: string): SiteSource {
  return sourceOf({ files, others: assets.keys() }, root)
}
