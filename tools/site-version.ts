/** A version of a site: a folder, `live`, a release, or a revision of git. */
import { readdir, readFile, stat } from 'node:fs/promises'
import { resolve, join } from 'node:path'
import { isObject } from '../engine/core/json.ts'
import { checkSource } from '../engine/check/check.ts'
import type { Catalogue } from '../engine/core/catalogue.ts'
import { folders } from '../engine/release/disk.ts'
import { formatFinding } from '../engine/document/finding.ts'
import type { Site } from '../engine/check/site.ts'
import { readSource } from '../engine/release/folder.ts'
import { type SiteFiles, type Source, sourceOf } from '../engine/document/source.ts'
import { readSourcePack } from '../server/publish/source-pack.ts'
import { widgets } from '../widgets/widgets.gen.ts'
import { CommandError } from './command-line.ts'
import { count } from './count.ts'
import { readFolderOrRevision } from './revision.ts'

export interface SiteVersion {
  readonly site: Site
  /** Errors of the check, one per line. The documents of a site with errors can be compared, but nothing can be proven. */
  readonly errors: readonly string[]
}

/**
 * Reads the version `name`. `dir` is the folder of the site inside a revision of git.
 * @throws {CommandError} when there is no such version, or a document of it cannot be read
 */
export async function readSiteVersion(name: string, catalogue: Catalogue, dir = 'config'): Promise<SiteVersion> {
  const source = await readVersion(name, dir)
  const { site, findings } = checkSource(source, catalogue, widgets)
  const errors = findings.filter(({ severity }) => severity === 'error').map(formatFinding)
  // Otherwise a document that cannot be read would count as removed.
  if (source.broken.size > 0 || site.documents.size === 0)
    throw new CommandError([...errors, `${name} has documents that cannot be read. Fix these first.`].join('\n'))
  return { site, errors }
}

/** @throws {CommandError} also when the site has errors */
export async function readProvableSite(name: string, catalogue: Catalogue): Promise<Site> {
  const { site, errors } = await readSiteVersion(name, catalogue)
  if (errors.length === 0) return site
  throw new CommandError([...errors, `${name} has ${count(errors.length, 'error')}. Proofs need a site without errors.`].join('\n'))
}

async function readVersion(name: string, dir: string): Promise<Source> {
  const isFolder = await stat(name).then(
    (info) => info.isDirectory(),
    () => false,
  )
  if (isFolder) return await readSource(name)
  if (/[/\\]/.test(name) && /^[./\\~]/.test(name)) throw new CommandError(`there is no folder ${name}`)
  const siteDir = resolve(process.env.DATA_DIR || '.data', 'site')
  const release = await findRelease(name, siteDir)
  if (release !== undefined) return await readRelease(release, siteDir, name)
  const files = await readFolderOrRevision(name, dir).catch(() => {
    throw new CommandError(
      `${name} is not a folder, not a release in ${siteDir}, and not a git revision that contains ${dir}. ` +
        'Expected a folder (config), live, the hash of a release, or a revision (HEAD~1).',
    )
  })
  return sourceWithoutAssets(files, name)
}

/** The hash of the release that `name` is the start of. `live` is the release of the pointer. */
async function findRelease(name: string, siteDir: string): Promise<string | undefined> {
  const { releases, pointer } = folders(siteDir)
  if (name === 'live') {
    const live: unknown = JSON.parse(await readFile(pointer, 'utf8').catch(() => 'null'))
    if (isObject(live) && typeof live.release === 'string') return live.release
    throw new CommandError(`${siteDir} has no live release. Publish first, or set DATA_DIR to the folder of another store.`)
  }
  if (!/^[0-9a-f]{4,20}$/.test(name)) return undefined
  const files = (await readdir(releases).catch(() => [])).filter((file) => file.endsWith('.json') && file.startsWith(name))
  const [hash, ...others] = files.map((file) => file.slice(0, -'.json'.length))
  if (others.length > 0) throw new CommandError(`${name} is the start of ${[hash, ...others].join(' and ')}. Give more characters.`)
  return hash
}

async function readRelease(release: string, siteDir: string, name: string): Promise<Source> {
  const manifest: unknown = JSON.parse(await readFile(join(folders(siteDir).releases, `${release}.json`), 'utf8').catch(() => 'null'))
  const files = isObject(manifest) && typeof manifest.source === 'string' ? await readSourcePack(siteDir, manifest.source) : undefined
  if (files === undefined) throw new CommandError(`${siteDir} has no documents of release ${release}, so it cannot be compared.`)
  return sourceWithoutAssets(files, name)
}

/** The check needs only the names of assets. */
function sourceWithoutAssets({ files, assets }: SiteFiles, root: string): Source {
  return sourceOf({ files, others: assets.keys() }, root)
}
