/**
 * Reads the files of a release in the player: fetches them, verifies them by their hash and caches them. Pointer
 * sources decide which release to load.
 */
import { withoutPrefix } from '../core/language-address.ts'
import { isNewer, isPointer, type Pointer } from '../core/release.ts'
import { isHostFor } from '../core/host-pattern.ts'
import { keptByEngine } from '../core/kept-keys.ts'
import { findRoute } from '../core/route-parts.ts'
import type { RouteMatch } from '../core/route-path.ts'
import type { Directory } from '../core/slice.ts'
import type { WireApp } from '../core/wire.ts'
import { digest } from './digest.ts'

export interface ReleaseReader {
  /**
   * Loads and verifies a release object (`/r/<hash>.json`). @throws when it cannot be loaded or its content does not
   * match its name
   */
  readonly object: <T>(address: string) => Promise<T>
  /**
   * Loads the app file of the language whose directory has this address; returns the same object each time. Also starts
   * loading the part of the routes that contains `path`.
   */
  readonly app: (address: string, path?: string) => Promise<WireApp>
  /** Returns the route of a path. Loads the part of the routes that contains it. */
  readonly route: (app: WireApp, pathname: string) => Promise<RouteMatch | undefined>
}

/**
 * @param prefix prefix of the addresses of the language
 * @param host host name of the page: a route that is limited to other hosts counts as an unknown path
 */
export function createReleaseReader(transport: typeof fetch, prefix = '', host = ''): ReleaseReader {
  const objects = new Map<string, Promise<unknown>>()
  const apps = new Map<string, WireApp>()

  async function load(address: string, init?: RequestInit): Promise<unknown> {
    const response = await transport(address, init)
    if (!response.ok) throw new Error(`${address}: HTTP ${response.status}`)
    const text = await response.text()
    const expected = /\/([0-9a-f]{20})\./.exec(address)?.[1]
    const actual = (await digest(text)).slice(0, 20)
    if (expected === actual) return JSON.parse(text)
    // The damaged content may come from an HTTP cache, which keeps these files as immutable, so bypass the cache.
    if (init === undefined) return await load(address, { cache: 'reload' })
    throw new Error(`${address}: the content does not match its hash`)
  }

  function object<T>(address: string): Promise<T> {
    let promise = objects.get(address)
    if (promise === undefined) {
      promise = load(address)
      objects.set(address, promise)
      // A failure is not cached: the next attempt may succeed.
      promise.catch(() => objects.delete(address))
    }
    return promise as Promise<T>
  }

  return {
    object,
    async route(app, pathname) {
      const match = await findRoute(app, withoutPrefix(pathname, prefix), object)
      const purpose = match?.route.hosts
      return purpose === undefined || isHostFor(purpose, app.constants.hosts, host) ? match : undefined
    },
    async app(address, path) {
      const { rest, ...directory } = await object<Directory>(address)
      // A failure is ignored here: `route` loads the part again, and rejects if that fails too.
      if (path !== undefined) findRoute(directory, withoutPrefix(path, prefix), object).catch(() => undefined)
      const app = apps.get(address) ?? { ...(await object<WireApp>(rest)), ...directory }
      apps.set(address, app)
      return app
    },
  }
}

/** A source of pointers: the live channel, or one fixed release. */
export interface PointerSource {
  /** Pointers to try, best first. Empty when there is none. */
  readonly pointers: () => Promise<readonly Pointer[]>
  /** Stores a pointer whose release was loaded and verified. */
  readonly keep: (pointer: Pointer) => void
}

/**
 * The pointer of one release, independent of the live channel: for previews of a draft, a canary or an earlier
 * release.
 */
export function fixedPointer(pointer: Pointer): PointerSource {
  return { pointers: async () => await Promise.resolve([pointer]), keep: () => undefined }
}

export interface PointerSourceParts {
  readonly transport: typeof fetch
  readonly storage: { get(key: string): unknown; set(key: string, value: unknown): void }
  readonly report: (code: string, message: string) => void
}

const POINTER = '/release.json'

/**
 * The pointers of the live channel: first the server's, then the stored one of the last good release, if it has the
 * same build. If the server's has a lower sequence, it comes second and is used only if the last good release can no
 * longer be loaded.
 */
export function livePointers({ transport, storage, report }: PointerSourceParts): PointerSource {
  return {
    async pointers() {
      const stored = storage.get(keptByEngine.release)
      const last = isPointer(stored) ? stored : undefined
      let found: unknown
      try {
        const response = await transport(POINTER, { cache: 'no-cache' })
        found = await response.json()
        if (!isPointer(found)) throw new Error(`${POINTER} does not contain a pointer`)
      } catch (error) {
        if (last === undefined) report('POINTER-MISSING', String(error))
        return last === undefined ? [] : [last]
      }
      if (last === undefined || last.channel !== found.channel) return [found]
      if (last.build !== found.build || last.release === found.release) return [found]
      if (!isNewer(last, found)) return [found, last]
      report(
        'POINTER-OLD',
        `received a pointer with the sequence ${found.sequence}, which is not higher than the last sequence ${last.sequence}`,
      )
      return [last, found]
    },
    keep: (pointer) => storage.set(keptByEngine.release, pointer),
  }
}
