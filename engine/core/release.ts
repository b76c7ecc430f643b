/** What a release consists of, for every reader: server, nginx include, player, tools. Everything but the pointer is immutable. */
import { isObject } from './json.ts'

/** `release.json`: the only mutable file. Moved atomically; a higher `sequence` always wins. */
export interface Pointer {
  readonly sequence: number
  /** Hash of the release manifest it names. */
  readonly release: string
  /** The player build that compiled it; a player of another build loads a document instead. */
  readonly build: string
  /** Hash of the release that was live before; what a rollback without a name goes to. */
  readonly previous?: string
  /** When the pointer moved, ISO 8601 UTC. */
  readonly at: string
  /** Address of the route map of each language. */
  readonly routes: { readonly [language: string]: string }
}

/** True for a value that has the shape of a pointer: files and answers from outside are checked with it. */
export function isPointer(value: unknown): value is Pointer {
  if (!isObject(value)) return false
  const { sequence, release, build, routes } = value
  return Number.isSafeInteger(sequence) && typeof release === 'string' && typeof build === 'string' && isObject(routes)
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
