/** Sends a site to the server in bounded requests: only files that the server lacks, then the list of all files. */
import { sha256 } from '../../engine/release/sha256.ts'
import type { SiteFiles } from '../../engine/document/source.ts'
import { MAX_HASHES } from '../../server/publish/publish-limits.ts'

/** Sends a JSON body to an address below `/studio/api/publish`. Throws for any status but 2xx. */
export type Post = (address: '' | '/missing' | '/files', body: object) => Promise<unknown>

export interface SendProgress {
  readonly files: number
  readonly ofFiles: number
  readonly bytes: number
  readonly ofBytes: number
}

export interface SendOptions {
  readonly post: Post
  /** Called after each request with files. */
  readonly onProgress: (progress: SendProgress) => void
  /** True if the server refused the list because it lacks some of the listed files. */
  readonly isMissingFiles: (error: unknown) => boolean
  /** The server publishes only while this release of the document store is live. */
  readonly live?: string | undefined
}

/** The maximum size of a request with files. A larger file is sent alone. */
export const REQUEST_BYTES = 4 * 1024 * 1024
/**
 * How many times the site is sent. The server may have removed sent files, if they were not published in time or were
 * replaced.
 */
const ATTEMPTS = 3

type Kind = 'documents' | 'files'

/** The content of a file in a request. It is sent only once, even if several paths have it. */
interface UploadedContent {
  readonly kind: Kind
  readonly hash: string
  readonly content: string | Uint8Array
}

/** Sends the site to be published. Returns the answer of the server. */
export async function sendSite({ files, assets }: SiteFiles, options: SendOptions): Promise<unknown> {
  const list = { documents: hashesOf(files), files: hashesOf(assets) }
  const contents = new Map<string, UploadedContent>()
  for (const [kind, group] of [['documents', files] as const, ['files', assets] as const])
    for (const [path, content] of group) {
      const hash = list[kind][path] ?? ''
      contents.set(`${kind} ${hash}`, { kind, hash, content })
    }
  for (let attempt = 1; ; attempt++) {
    await sendMissing([...contents.values()], options)
    try {
      return await options.post('', { ...list, ...(options.live !== undefined && { live: options.live }) })
    } catch (error) {
      if (attempt === ATTEMPTS || !options.isMissingFiles(error)) throw error
    }
  }
}

function hashesOf(group: ReadonlyMap<string, string | Uint8Array>): { readonly [path: string]: string } {
  return Object.fromEntries([...group].map(([path, content]) => [path, sha256(content)]))
}

async function sendMissing(all: readonly UploadedContent[], { post, onProgress }: SendOptions): Promise<void> {
  const missing: UploadedContent[] = []
  for (let n = 0; n < all.length; n += MAX_HASHES) {
    const some = all.slice(n, n + MAX_HASHES)
    const hashes = (kind: Kind): readonly string[] =>
      some.filter((content) => content.kind === kind).map(({ hash }) => hash)
    const reply = await post('/missing', { documents: hashes('documents'), files: hashes('files') })
    const lacks = reply as { readonly [kind in Kind]: readonly string[] }
    const byKind = { documents: new Set(lacks.documents), files: new Set(lacks.files) }
    missing.push(...some.filter(({ kind, hash }) => byKind[kind].has(hash)))
  }
  let sent = { files: 0, ofFiles: missing.length, bytes: 0, ofBytes: bytesOf(missing) }
  for (const part of inRequests(missing)) {
    await post('/files', {
      documents: part.filter(({ kind }) => kind === 'documents').map(({ content }) => content),
      files: part
        .filter(({ kind }) => kind === 'files')
        .map(({ content }) => Buffer.from(content as Uint8Array).toString('base64')),
    })
    sent = { ...sent, files: sent.files + part.length, bytes: sent.bytes + bytesOf(part) }
    onProgress(sent)
  }
}

/** Splits contents into groups that each fit into one request. */
function inRequests(contents: readonly UploadedContent[]): readonly (readonly UploadedContent[])[] {
  const groups: UploadedContent[][] = []
  let size = Number.POSITIVE_INFINITY
  for (const content of contents) {
    // Base64 adds a third to the size of an image, and escaped quotes and line ends add about as much to a document.
    const bytes = Math.ceil((Buffer.byteLength(content.content) * 4) / 3)
    if (size + bytes > REQUEST_BYTES) {
      groups.push([])
      size = 0
    }
    groups.at(-1)?.push(content)
    size += bytes
  }
  return groups
}

function bytesOf(contents: readonly UploadedContent[]): number {
  return contents.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0)
}
