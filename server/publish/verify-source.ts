/**
 * Verifies the source documents of the live release, which are needed when a schedule passes and for a new player
 * build.
 */
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { SiteFiles } from '../../engine/document/source.ts'
import { folders } from '../../engine/release/disk.ts'
import { readSiteFolder } from '../../engine/release/folder.ts'
import { packSource } from '../../engine/release/source-pack.ts'
import { reasonOf } from '../unavailable-error.ts'
import { folderName } from './folder-name.ts'
import type { PublishReply } from './publish-process.ts'
import { readSourcePack } from './source-pack.ts'

export interface SourceVerifierOptions {
  readonly siteDir: string
  /** The folder of the site. */
  readonly configDir: string
  /** @param wasLive the documents were live before, so findings of proofs do not stop the publish */
  readonly publishNow: (site: SiteFiles, wasLive: boolean) => Promise<PublishReply>
  readonly onProblem: (message: string) => void
}

/**
 * Returns a function that verifies the source documents of a release. Missing or damaged documents are reported, and
 * restored if the folder of the site has the same documents. Documents that cannot be read are only reported.
 */
export function sourceVerifier(options: SourceVerifierOptions): (source: string) => Promise<void> {
  const { siteDir, configDir, publishNow, onProblem } = options
  /** The source that was verified last, and the state of its folder (see `stampOf`) at that time. */
  let verified = ''

  async function readPack(source: string): Promise<'intact' | 'damaged' | 'unreadable'> {
    try {
      return (await readSourcePack(siteDir, source)) === undefined ? 'damaged' : 'intact'
    } catch (error) {
      onProblem(
        `The source documents of the live release cannot be read: ${reasonOf(error)}. ` +
          'Its pages are served, but cannot be compiled again when a schedule begins or ends. Check the disk and the permissions.',
      )
      return 'unreadable'
    }
  }

  return async (source) => {
    const state = `${source} ${await stampOf(folders(siteDir).sources)}`
    if (state === verified) return
    if ((await readPack(source)) === 'damaged') {
      const { files, assets, unread } = await readSiteFolder(configDir)
      const isSame = unread.length === 0 && packSource(files, assets).hash === source
      const isWritten = isSame && (await publishNow({ files, assets }, true)).ok
      onProblem(
        'The source documents of the live release are missing or damaged. ' +
          (isWritten
            ? `They were written again from ${folderName(configDir)}.`
            : 'Its pages are served, but cannot be compiled again when a schedule begins or ends. Publish its documents again.'),
      )
    }
    verified = `${source} ${await stampOf(folders(siteDir).sources)}`
  }
}

/** Returns a text that changes when a file of the folder is written, added or removed. */
async function stampOf(folder: string): Promise<string> {
  const names = await readdir(folder).catch(() => [])
  const stamps = await Promise.all(
    names.map(async (name) => {
      const stats = await stat(join(folder, name)).catch(() => undefined)
      return `${name}:${stats?.mtimeMs}:${stats?.size}`
    }),
  )
  return stamps.toSorted().join(' ')
}
