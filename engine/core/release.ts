/** The file formats of a release, read by the server, the nginx include, the player and tools. Only the pointer is mutable. */
import { isObject } from './json.ts'

/** `release.json`. Replaced atomically; a higher `sequence` always wins. */
export interface Pointer {
  readonly sequence: number
  /** Hash of the release manifest it names. */
  readonly release: string
  /** The player build of the release. A player of another build navigates by loading documents. */
  readonly build: string
  /** Hash of the release before it: the target of a rollback that names none. */
  readonly previous?: string
  /** When the pointer moved, ISO 8601 UTC. */
  readonly at: string
  /** Address of the route map of each language. */
  readonly routes: { readonly [language: string]: string }
}

/** Validates pointers that were read from files or received over the network. */
export function isPointer(value: unknown): value is Pointer {
  if (!isObject(value)) return false
  const { sequence, release, build, routes } = value
  return Number.isSafeInteger(sequence) && typeof release === 'string' && typeof build === 'string' && isObject(routes)
}

/** One prerendered page in one language. */
export interface HtmlEntry {
  /** File name in the object store, served under the page's own path. */
  readonly object: string
  /** `style-src` and `script-src` hashes of inline styles and scripts, for the page's content policy; may be empty. */
  readonly styleHash: string
  /** Milliseconds since 1970 at which a schedule on the page changes; absent when none does. */
  readonly validUntil?: number
}

/** Paths that share one file, tried in order after the exact paths. `pattern` is a JavaScript regular expression. */
export interface PathPattern {
  readonly pattern: string
  /** Key into `html`. */
  readonly path: string
}

/** A redirect that the server sends before it looks for a page. */
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
