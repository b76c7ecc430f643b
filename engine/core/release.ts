/**
 * The file formats of a release, read by the server, the nginx include, the player and tools. Only the pointer is
 * mutable.
 */
import { isObject, type JsonObject } from './json.ts'
import type { KillList } from './kill.ts'

/** The channel that players follow. Its pointer is the file `release.json`. */
export const LIVE_CHANNEL = 'live'

/** A move of the pointer of a channel. */
export interface PointerMove {
  readonly channel: string
  /** Number of the move within its channel, from 1. */
  readonly sequence: number
}

/**
 * The pointer of a channel: the only mutable file. It is replaced atomically; `isNewer` compares two moves of a
 * channel.
 */
export interface Pointer extends PointerMove {
  /** Hash of the release that the pointer names. */
  readonly release: string
  /** The player build of the release. A player app of another build navigates by loading HTML documents. */
  readonly build: string
  /** Hash of the release that the channel named before. A rollback without a target returns to it. */
  readonly previous?: string
  /** When the pointer moved, ISO 8601 UTC. */
  readonly at: string
  /** Address of the directory of each language. */
  readonly routes: { readonly [language: string]: string }
  /** What the kill switch takes out of use. A server adds it to the file. */
  readonly kills?: KillList
}

/** True for the hash that names a release. */
export function isReleaseHash(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{20}$/.test(value)
}

/** Validates pointers that were read from files or from the device's storage, or received over the network. */
export function isPointer(value: unknown): value is Pointer {
  if (!isObject(value)) return false
  const { channel, sequence, release, build, previous, at, routes } = value
  const isNamed = typeof channel === 'string' && channel !== '' && Number.isSafeInteger(sequence)
  const isWhole =
    isReleaseHash(release) && (previous === undefined || isReleaseHash(previous)) && typeof build === 'string'
  const hasRoutes = isObject(routes) && Object.values(routes).every((address) => typeof address === 'string')
  return isNamed && isWhole && typeof at === 'string' && hasRoutes
}

/**
 * True when `next` has a higher sequence than `current` in the same channel. A pointer of another channel is never
 * newer.
 */
export function isNewer(next: PointerMove, current: PointerMove): boolean {
  return next.channel === current.channel && next.sequence > current.sequence
}

/** The pointer that names the release with this hash. */
export function releasePointer(
  { build, routes }: Pick<Release, 'build' | 'routes'>,
  {
    channel,
    sequence,
    release,
    previous,
    at,
  }: PointerMove & Pick<Pointer, 'release' | 'previous'> & { readonly at: number },
): Pointer {
  return {
    channel,
    sequence,
    release,
    build,
    ...(previous === undefined ? {} : { previous }),
    at: new Date(at).toISOString(),
    routes: Object.fromEntries(Object.entries(routes).map(([language, object]) => [language, `/r/${object}`])),
  }
}

/** One prerendered page in one language. */
export interface HtmlEntry {
  /** File name in the object store, served under the page's own path. */
  readonly object: string
  /** Hashes of the inline styles for the page's content security policy, separated by spaces; may be empty. */
  readonly styleHash: string
  /**
   * Instant from which this page is correct: the latest change by a schedule on it, in milliseconds since 1970. Absent
   * if there was none.
   */
  readonly validFrom?: number
  /** Instant at which a schedule on the page changes, milliseconds since 1970; absent if none does. */
  readonly validUntil?: number
}

/** A pattern of paths that share one file. `pattern` is a JavaScript regular expression. */
export interface PathPattern {
  readonly pattern: string
  /** Key into `html`. */
  readonly path: string
  /** The page says that the address does not exist, so its status is 404. */
  readonly missing?: true
}

/** A redirect of the paths that match a pattern. */
export interface PathRedirect {
  readonly pattern: string
  /** Target. `$1`, `$2`, … are replaced by the groups of the pattern. */
  readonly to: string
  readonly carryQuery: boolean
}

/** A call whose answer is the same for all players. */
export interface PublicCall {
  readonly call: string
  readonly payload: JsonObject
}

/** Origins of other sites from which pages may load content, from the site document. A list is absent when empty. */
export interface ContentSources {
  readonly frames?: readonly string[]
  readonly images?: readonly string[]
  /** Videos, and streams with their parts. */
  readonly media?: readonly string[]
}

/** `releases/<hash>.json`: everything a web server needs to answer for this release. */
export interface Release {
  readonly build: string
  readonly languages: readonly string[]
  readonly defaultLanguage: string
  /** Every page has an address in each language, see engine/core/language-address.ts. Paths here have no prefix. */
  readonly languageAddresses?: true
  /** Host names allowed to frame pages, from the containers of the site document. */
  readonly frameAncestors: readonly string[]
  /** Absent when pages load content of this site only. */
  readonly contentSources?: ContentSources
  /** Hash of the source documents that the release was compiled from. */
  readonly source: string
  readonly html: { readonly [language: string]: { readonly [path: string]: HtmlEntry } }
  /** Tried in this order, that of `matchRoute`, for paths that are no key into `html`. */
  readonly patterns: readonly (PathPattern | PathRedirect)[]
  /** Host names by key into `html`, for pages that exist on these hosts only. Absent when there are none. */
  readonly hosts?: { readonly [path: string]: readonly string[] }
  /** Key into `html` of the page that unknown paths get, with status 404. */
  readonly notFound: string
  readonly routes: { readonly [language: string]: string }
  /** Calls whose answers the prerendered pages show. The server loads them regularly. Absent when there are none. */
  readonly publicCalls?: readonly PublicCall[]
  /** Every object that the release needs, for copying and collecting. */
  readonly objects: readonly string[]
}
