/** A version of a site: a folder, `live`, a release, or a revision of git. */
import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { errorMessage } from '../engine/core/error-message.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import { formatFinding } from '../engine/document/finding.ts'
import type { SiteFiles, SourceFiles } from '../engine/document/source.ts'
import { disk, folders } from '../engine/release/disk.ts'
import { readSiteFolder } from '../engine/release/folder.ts'
import { ManifestFolder } from '../engine/release/manifest-folder.ts'
import { PointerFile } from '../engine/release/pointer-file.ts'
import { openWorkspace, type Workspace } from '../engine/workspace/workspace.ts'
import { readSourcePack } from '../server/publish/source-pack.ts'
import { widgets } from '../widgets/widgets.gen.ts'
import { StoreClient } from './documents/store-client.ts'
import { CommandError } from './command-line.ts'
import { count } from './count.ts'
import { findUniqueRelease } from './find-release.ts'
import { NoRevisionError, readFolderOrRevision } from './revision.ts'

/** The maximum number of errors in a message. */
const SHOWN_ERRORS = 10

/** Opens the files of a site. `root` is the name of its folder in findings. */
export function openSite(files: SourceFiles, root: string): Workspace {
  const workspace = openWorkspace({ catalogue, settings: { root, versions: widgets } })
  workspace.replace(files)
  return workspace
}

/**
 * Opens the version `name`, which may have errors. `dir` is the folder of the site inside a revision of git. `live` and
 * numbers of the history refer to `server`, if it is given.
 * @throws {CommandError} when there is no such version, or a document of it cannot be read
 */
export async function openVersion(name: string, dir = 'config', server?: string): Promise<Workspace> {
  const workspace = openSite(await readVersion(name, dir, server), name)
  // Throws, because otherwise a document that cannot be read would count as removed.
  if (workspace.unreadable().length > 0 || workspace.site().documents.size === 0)
    throw new CommandError(
      [
        ...errorsOf(workspace),
        `${name} has no documents, or documents that cannot be read. Fix these errors first.`,
      ].join('\n'),
    )
  return workspace
}

/** Returns the errors of the check, one string per error. */
export function errorsOf(workspace: Workspace): readonly string[] {
  return workspace
    .findings()
    .filter(({ severity }) => severity === 'error')
    .map(formatFinding)
}

/** @throws {CommandError} when the site has errors, because then nothing can be proven about it */
export function requireSound(workspace: Workspace, name: string): void {
  const errors = errorsOf(workspace)
  if (errors.length === 0) return
  // The hint is only given for a folder, because `npm run check` accepts no release or revision.
  const more = errors.length > SHOWN_ERRORS && existsSync(name) ? [`All errors: npm run check -- ${name}`] : []
  const summary = `${name} has ${count(errors.length, 'error')}. Proofs need a site without errors.`
  throw new CommandError([...errors.slice(0, SHOWN_ERRORS), summary, ...more].join('\n'))
}

async function readVersion(name: string, dir: string, server?: string): Promise<SourceFiles> {
  if (server !== undefined && /^(?:live|\d{1,9})$/.test(name)) return withoutAssets(await readFromServer(name, server))
  const isFolder = await stat(name).then(
    (info) => info.isDirectory(),
    () => false,
  )
  if (isFolder) return await readSiteFolder(name)
  if (/[/\\]/.test(name) && /^[./\\~]/.test(name)) throw new CommandError(`there is no folder ${name}`)
  const siteDir = resolve(process.env.DATA_DIR || '.data', 'site')
  const release = await hashOfVersion(name, siteDir)
  if (release !== undefined) return withoutAssets(await readRelease(release, siteDir))
  const files = await readFolderOrRevision(name, dir).catch((error: unknown) => {
    if (!(error instanceof NoRevisionError)) throw error
    throw new CommandError(
      `${name} is not a folder, not a release in ${siteDir}, and not a git revision that contains ${dir}. ` +
        'Expected a folder such as config, `live`, the hash of a release, or a git revision such as HEAD~1.',
    )
  })
  return withoutAssets(files)
}

async function readFromServer(name: string, server: string): Promise<SiteFiles> {
  const client = await StoreClient.open(server)
  try {
    if (name === 'live') return await client.site(await client.live())
    const move = (await client.history()).find(({ sequence }) => String(sequence) === name)
    const release = move && (await client.release(move.release))
    if (release === undefined) throw new CommandError(`the history of ${server} has no release ${name}.`)
    return await client.site(release)
  } catch (error) {
    throw client.explain(error)
  }
}

/** Returns the full hash of the release whose hash starts with `name`. `live` means the release in the pointer. */
async function hashOfVersion(name: string, siteDir: string): Promise<string | undefined> {
  if (name === 'live') {
    const live = await new PointerFile(siteDir, disk).read()
    if (live !== undefined) return live.release
    throw new CommandError(
      `${siteDir} has no live release. Publish first, or set DATA_DIR to the folder of another store.`,
    )
  }
  if (!/^[0-9a-f]{4,20}$/.test(name)) return undefined
  return await findUniqueRelease(siteDir, name).catch((error: unknown) => {
    throw new CommandError(errorMessage(error))
  })
}

async function readRelease(release: string, siteDir: string): Promise<SiteFiles> {
  const manifest = await new ManifestFolder(folders(siteDir).releases, disk).read(release)
  const files =
    manifest &&
    (await readSourcePack(siteDir, manifest.source).catch((error: unknown) => {
      throw new CommandError(errorMessage(error))
    }))
  if (files === undefined)
    throw new CommandError(
      `${siteDir} does not contain the documents of release ${release}, so this release cannot be read.`,
    )
  return files
}

/** Leaves out the contents of assets, because the check needs only their names. */
function withoutAssets({ files, assets }: SiteFiles): SourceFiles {
  return { files, others: assets.keys() }
}
