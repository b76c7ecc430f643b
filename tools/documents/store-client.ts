/** Access of commands to the document store of the running server. */
import { isAxiosError } from 'axios'
import type { FileContent } from '../../engine/document/edit/merge-file.ts'
import type { Finding } from '../../engine/document/finding.ts'
import type { SiteFiles } from '../../engine/document/source.ts'
import { mapConcurrently } from '../../engine/release/concurrency.ts'
import type { HistoryEntry, SentContent } from '../../server/document-store/answers.ts'
import { CommandError, NEGATIVE_RESULT } from '../command-line.ts'
import { failureOf, findServer, request, type ServerAddress } from '../server-client.ts'

/** Hashes of contents by path. */
export type HashesByPath = ReadonlyMap<string, string>

/** A release of the document store. */
export interface StoredRelease {
  readonly release: string
  readonly bodies: HashesByPath
}

export interface Published {
  readonly pointer: { readonly sequence: number; readonly release: string }
  readonly findings: readonly Finding[]
}

/** Thrown when a gate of a publish refuses a change set. */
export class GateError extends Error {
  readonly findings: readonly Finding[]

  constructor(findings: readonly Finding[]) {
    super('the change set has findings')
    this.findings = findings
  }
}

interface LiveSource {
  readonly release: string | null
  readonly files: { readonly [path: string]: string }
}

/** Time limit of a request. It is longer than the limit after which the server itself stops a publish. */
const TIMEOUT_MS = 120 * 60_000
/** Maximum number of contents that are requested at the same time. */
const CONCURRENCY = 8

export class StoreClient {
  readonly #server: ServerAddress

  private constructor(server: ServerAddress) {
    this.#server = server
  }

  /** @throws {CommandError} when there is no token */
  static async open(server?: string): Promise<StoreClient> {
    return new StoreClient(await findServer(server))
  }

  /** Reads the live release. @throws {CommandError} before the first release */
  async live(): Promise<StoredRelease> {
    const { release, files } = await this.#send<LiveSource>('GET', '/documents')
    if (release === null) throw new CommandError('the server has no release yet. Publish one with npm run publish.')
    return { release, bodies: new Map(Object.entries(files)) }
  }

  /** Reads a release; undefined when the store does not have it. */
  async release(release: string): Promise<StoredRelease | undefined> {
    const answer = await this.#send<LiveSource>('GET', `/releases/${release}`).catch((error: unknown) => {
      if (isAxiosError(error) && error.response?.status === 404) return undefined
      throw error
    })
    return answer && { release, bodies: new Map(Object.entries(answer.files)) }
  }

  /** Returns the moves of the live channel, newest first. */
  async history(): Promise<readonly HistoryEntry[]> {
    return (await this.#send<{ readonly moves: readonly HistoryEntry[] }>('GET', '/history')).moves
  }

  /** @throws {GateError} */
  async rollBack(sequence: number, reason: string): Promise<Published> {
    return await gated(() => this.#send<Published>('POST', '/rollback', { sequence, reason }))
  }

  /** Reads all documents and images of a release. */
  async site({ bodies }: StoredRelease): Promise<SiteFiles> {
    const contents = await mapConcurrently([...bodies], CONCURRENCY, async ([path, body]) => {
      return [path, await this.content(path, body)] as const
    })
    const files = new Map<string, string>()
    const assets = new Map<string, Uint8Array>()
    for (const [path, content] of contents)
      if (typeof content === 'string') files.set(path, content)
      else if (content !== undefined) assets.set(path, content)
    return { files, assets }
  }

  /** Reads the content with the hash `body`; undefined without a hash. */
  async content(path: string, body: string | undefined): Promise<FileContent> {
    if (body === undefined) return undefined
    const bytes = Buffer.from(await this.#send<ArrayBuffer>('GET', `/bodies/${body}`, undefined, 'arraybuffer'))
    return path.endsWith('.json') ? bytes.toString('utf8') : Uint8Array.from(bytes)
  }

  /** Returns the id of the change set. */
  async createChangeSet(title: string): Promise<string> {
    return (await this.#send<{ readonly id: string }>('POST', '/change-sets', { title })).id
  }

  async save(id: string, edit: { readonly path: string; readonly base: string | null; readonly content: FileContent }) {
    const { path, base, content } = edit
    await this.#send('PUT', `/change-sets/${id}/document`, { path, base, version: 0, content: sent(content) })
  }

  async cancel(id: string): Promise<void> {
    await this.#send('DELETE', `/change-sets/${id}`)
  }

  /** @throws {GateError} */
  async publish(id: string, dryRun: boolean): Promise<Partial<Published>> {
    return await gated(() => this.#send<Published>('POST', `/change-sets/${id}/publish`, { dryRun }))
  }

  async #send<T>(method: string, address: string, data?: object, responseType?: 'arraybuffer'): Promise<T> {
    return await request<T>(this.#server, address, {
      method,
      timeout: TIMEOUT_MS,
      ...(data === undefined ? {} : { data }),
      ...(responseType === undefined ? {} : { responseType }),
    })
  }

  /** Converts the error of a failed request to a CommandError with a message. Other errors are returned unchanged. */
  explain(error: unknown): unknown {
    if (!isAxiosError<{ readonly error?: string }>(error)) return error
    const reason = failureOf(error, this.#server)
    if (reason !== undefined) return new CommandError(reason)
    if (error.response === undefined)
      return new CommandError(`the server did not answer within ${TIMEOUT_MS / 60_000} minutes`)
    const { status, data } = error.response
    return new CommandError(
      `the server refused the request: ${data.error ?? error.message}`,
      status === 409 ? NEGATIVE_RESULT : undefined,
    )
  }
}

/**
 * Returns the last release that was published from a folder. A new clone of the repository often has the documents of
 * this release.
 */
export async function lastOfFolder(client: StoreClient): Promise<StoredRelease | undefined> {
  const move = (await client.history()).find(isOfFolder)
  return move && (await client.release(move.release))
}

/** True if the move made the documents of a folder live, and not those of a change set. */
export function isOfFolder({ kind, title }: HistoryEntry): boolean {
  return kind === 'import' || (kind === 'publish' && title === null)
}

/** True if the server answered that it refused the request. Without an answer, the request may have succeeded. */
export function isRefusal(error: unknown): boolean {
  return error instanceof GateError || (isAxiosError(error) && (error.response?.status ?? 500) < 500)
}

async function gated<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send()
  } catch (error) {
    if (!isAxiosError<{ readonly findings: readonly Finding[] }>(error) || error.response?.status !== 422) throw error
    throw new GateError(error.response.data.findings)
  }
}

function sent(content: FileContent): SentContent {
  if (content === undefined) return null
  return typeof content === 'string' ? { text: content } : { base64: Buffer.from(content).toString('base64') }
}
