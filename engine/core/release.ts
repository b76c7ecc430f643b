/** What a release consists of, for every reader: server, nginx include, player, tools. Everything but the pointer is immutable. */
import { isObject } from './json.ts'

/** The channel that players follow. Its pointer is the file `release.json`. */
export const LIVE_CHANNEL = 'live'

/** A move of the pointer of a channel. */
export interface PointerMove {
  readonly channel: string
  /** Number of the move within its channel, from 1. */
  readonly sequence: number
}

/** The pointer of a channel: the only mutable file. Moved atomically; of two moves of a channel, `isNewer` decides. */
export interface Pointer extends PointerMove {
  /** Hash of the release manifest it names. */
  readonly release: string
  /** The player build that compiled it; a player of another build loads a document instead. */
  readonly build: string
  /** Hash of the release that the channel named before; what a rollback without a name goes to. */
  readonly previous?: string
  /** When the pointer moved, ISO 8601 UTC. */
  readonly at: string
  /** Address of the route map of each language. */
  readonly routes: { readonly [language: string]: string }
}

/** True for the hash that names a release. */
export function isReleaseHash(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{20}$/.test(value)
}

/** True for a pointer. Every value from a file, an answer or the device's storage passes this guard before it is used as one. */
export function isPointer(value: unknown): value is Pointer {
  if (!isObject(value)) return false
  const { channel, sequence, release, build, previous, at, routes } = value
  const isNamed = typeof channel === 'string' && channel !== '' && Number.isSafeInteger(sequence)
  const isWhole = isReleaseHash(release) && (previous === undefined || isReleaseHash(previous)) && typeof build === 'string'
  const hasRoutes = isObject(routes) && Object.values(routes).every((address) => typeof address === 'string')
  return isNamed && isWhole && typeof at === 'string' && hasRoutes
}

/** True when `next` has a higher sequence than `current` in the same channel. A pointer of another channel is never newer. */
export function isNewer(next: PointerMove, current: PointerMove): boolean {
  return next.channel === current.channel && next.sequence > current.sequence
}

/** The pointer that names the release with this hash. */
export function pointerTo(
  { build, routes }: Pick<Release, 'build' | 'routes'>,
  { channel, sequence, release, previous, at }: PointerMove & Pick<Pointer, 'release' | 'previous'> & { readonly at: number },
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
  /** `style-src` and `script-src` hashes of what stands inline, to put into the page's own policy; may be empty. */
  readonly styleHash: string
  /** Milliseconds since 1970 at which a schedule on the page changes; absent when never. */
  readonly validUntil?: number
}

/** A path family answered by one file, tried in order after the exact paths. `pattern` is a JavaScript regular expression over the path. */
export interface PathPattern {
  readonly pattern: string
  /** Key into `html`. */
  readonly path: string
}

/** A redirect that the server answers by itself, before any page. */
export interface PathRedirect {
  readonly pattern: string
  /** Target; `$1`… stand for groups of the pattern. */
  readonly to: string
  readonly carryQuery: boolean
}

/** `releases/<hash>.json`: everything a web server needs to answer for this release. */
export interface Release {
  readonly build: string
  readonly languages: readonly string[]
  readonly defaultLanguage: string
  /** Host names allowed to frame pages, from the containers of the site document. */
  readonly frameAncestors: readonly string[]
  /** Hash of the source documents it was compiled from. */
  readonly source: string
  readonly html: { readonly [language: string]: { readonly [path: string]: HtmlEntry } }
  readonly patterns: readonly PathPattern[]
  readonly redirects: readonly PathRedirect[]
  /** Key into `html` of the page that unknown paths get, with status 404. */
  readonly notFound: string
  readonly routes: { readonly [language: string]: string }
  /** Every object file this release needs, for copying and for pruning. */
  readonly objects: readonly string[]
}
