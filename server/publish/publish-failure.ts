/** Reports what is live after a failed publish, and how to fix the cause. */
import { errorMessage } from '../../engine/core/error-message.ts'
import { isNewer, type Pointer } from '../../engine/core/release.ts'
import { disk, folders } from '../../engine/release/disk.ts'
import { ManifestFolder } from '../../engine/release/manifest-folder.ts'
import { PointerFile } from '../../engine/release/pointer-file.ts'

/** Names the live release in a response. */
export interface LiveName {
  readonly sequence: number
  readonly release: string
}

/** A publish that failed. The message contains the reason, the remedy, and the live release. */
export class PublishFailedError extends Error {
  readonly statusCode: number
  readonly live: LiveName | undefined

  constructor(message: string, statusCode: number, live: LiveName | undefined) {
    super(message)
    this.statusCode = statusCode
    this.live = live
  }
}

const space = { status: 507, advice: 'Free some space on the disk of DATA_DIR, and publish again.' }
const permission = {
  status: 503,
  advice: "Give the server's user account write access to DATA_DIR, and publish again.",
}

const remedies: { readonly [code: string]: { readonly status: number; readonly advice: string } } = {
  ENOSPC: space,
  EDQUOT: space,
  EROFS: { status: 503, advice: 'Mount the disk of DATA_DIR for writing, and publish again.' },
  EACCES: permission,
  EPERM: permission,
}

export async function readPointer(siteDir: string): Promise<Pointer | undefined> {
  return await new PointerFile(siteDir, disk).read()
}

/** Returns whether a valid pointer and the manifest that `live` names are on disk. */
export async function isOnDisk(siteDir: string, live: Pointer): Promise<boolean> {
  if ((await readPointer(siteDir)) === undefined) return false
  return (await new ManifestFolder(folders(siteDir).releases, disk).read(live.release)) !== undefined
}

/**
 * Compares the pointer with the pointer before a failed publish. A process that was killed may already have moved the
 * pointer.
 * @param source hash of the documents that were published
 * @returns the pointer if it was moved to these documents
 * @throws {PublishFailedError} when it was not
 */
export async function pointerAfterFailure(
  siteDir: string,
  { before, source, error }: { readonly before: Pointer | undefined; readonly source: string; readonly error: unknown },
): Promise<Pointer> {
  const after = await readPointer(siteDir)
  const hasMoved = after !== undefined && (before === undefined || isNewer(after, before))
  if (hasMoved) {
    const manifest = await new ManifestFolder(folders(siteDir).releases, disk).read(after.release)
    if (manifest?.source === source) return after
  }
  const { status = 500, advice } = remedies[codeOf(error)] ?? {}
  const reason = errorMessage(error)
  const sentences = [/[.!?]$/.test(reason) ? reason : `${reason}.`, advice, liveSentence(after, hasMoved)]
  throw new PublishFailedError(
    sentences.filter(Boolean).join(' '),
    status,
    after && { sequence: after.sequence, release: after.release },
  )
}

function liveSentence(live: Pointer | undefined, hasMoved: boolean): string {
  if (live === undefined) return 'No release is live.'
  const name = `${live.release} (number ${live.sequence})`
  return hasMoved ? `Another process has published: release ${name} is live now.` : `Release ${name} is still live.`
}

function codeOf(error: unknown): string {
  const code = (error as { readonly code?: unknown } | null)?.code
  return typeof code === 'string' ? code : ''
}
