/**
 * Gets files of other servers from the database: files that clients request before this server has their release, and
 * releases that a preview names. Clients choose the names, so the number of queries per second is limited.
 */
import type { Db } from '../database/tables.ts'
import type { FetchFile } from '../delivery/file-index.ts'
import { reasonOf, UnavailableError } from '../unavailable-error.ts'
import type { SharedFiles } from './shared-files.ts'
import { MissingFileError } from './stored-file.ts'

/** Maximum number of queries per second. A page has fewer than 20 files. */
const PER_SECOND = 200

/** Names of files that other servers may have: objects, and player files with a hash in their name. */
const NAME = /^[\w.-]{1,120}$/

export interface RequestedFilesOptions {
  readonly files: SharedFiles
  /** The database if it is open. */
  readonly openDatabase: () => Db | undefined
  readonly onProblem: (message: string) => void
}

export class RequestedFiles {
  readonly #options: RequestedFilesOptions
  readonly #running = new Map<string, Promise<boolean>>()
  #second = 0
  #count = 0

  constructor(options: RequestedFilesOptions) {
    this.#options = options
  }

  /**
   * Returns a function that gets a file of a folder of the store. The function throws `UnavailableError` while it
   * cannot query the database, so a load balancer tries another server.
   */
  fetchFrom(folder: 'objects' | 'builds'): FetchFile {
    return async (name) =>
      NAME.test(name) && !name.startsWith('.')
        ? await this.#once(`${folder}/${name}`, (db, file) => this.#options.files.fetchFile(db, file))
        : false
  }

  /** Gets the files of a release that another server has prepared. */
  readonly fetchRelease = async (hash: string): Promise<boolean> => {
    try {
      return await this.#once(hash, async (db) => {
        await this.#options.files.fetchRelease(db, hash)
        await this.#options.files.use(db, hash)
        return true
      })
    } catch (error) {
      if (error instanceof UnavailableError) return false
      throw error
    }
  }

  /** Requests for the same file share one query. After a failure the next request tries again. */
  async #once(name: string, fetch: (db: Db, name: string) => Promise<boolean>): Promise<boolean> {
    const running = this.#running.get(name)
    if (running !== undefined) return await running
    const db = this.#options.openDatabase()
    if (db === undefined || !this.#isAllowed())
      throw new UnavailableError('Files of other servers are not available. Please try again later.')
    const fetching = fetch(db, name)
      .catch((error: unknown) => {
        // A database that is not available is reported separately.
        if (error instanceof UnavailableError) throw error
        // A missing file is not reported, because anybody can request any name.
        if (!(error instanceof MissingFileError))
          this.#options.onProblem(`${name} cannot be read from the database: ${reasonOf(error)}`)
        return false
      })
      .finally(() => this.#running.delete(name))
    this.#running.set(name, fetching)
    return await fetching
  }

  #isAllowed(): boolean {
    const second = Math.floor(performance.now() / 1000)
    if (second !== this.#second) this.#count = 0
    this.#second = second
    return this.#count++ < PER_SECOND
  }
}
