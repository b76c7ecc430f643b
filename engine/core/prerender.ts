/** The job and the result of the prerenderer, which runs in a child process. */
import type { Locale } from './format.ts'
import type { Json } from './json.ts'
import type { WireSlice } from './wire.ts'

/** The state of a page before any fact about the person is known. Prerendering and hydration both start from it. */
export interface PageState {
  readonly slice: WireSlice
  readonly route: RouteState
  /** The clock, milliseconds since 1970. */
  readonly at: number
  readonly locale: Locale
  /** Prefix of the addresses of the language, such as `/de`. Absent when it is empty. */
  readonly prefix?: string
  /** The site has optional business areas, whose code is loaded with the session. */
  readonly areas?: true
}

export interface RouteState {
  readonly id: string
  /** Absent when the address has parameters, which are unknown at publish. */
  readonly path?: string
  readonly params: { readonly [name: string]: string }
  readonly login: boolean
  readonly restricted: boolean
}

export interface PrerenderJob {
  readonly seed: PageState
  /**
   * Hashes of the public answers that the page shows, by data source. The message that carries the job contains those
   * answers that the process does not have yet.
   */
  readonly answers?: { readonly [source: string]: string }
  /**
   * The inline style sheets: the rules of every page, and those of the skins and of this page's widgets. The page's
   * content security policy contains their hashes.
   */
  readonly css: readonly string[]
  readonly skin: PageSkin & { readonly counterpart?: PageSkin }
  /** The player build that the page belongs to. */
  readonly build: string
  /** File names of the scripts below `/r/b/`. */
  readonly boot: string
  readonly chunks: readonly string[]
  /** Files of each widget of the page that are not in `chunks`. */
  readonly widgetChunks: { readonly [widget: string]: readonly string[] }
  /** Script files of the session, which the page loads after its chunks. */
  readonly later: readonly string[]
  readonly siteTitle: string
  readonly documentTexts: DocumentTexts
  /** The policy of the site, whose strip is on every page. */
  readonly policy: string | undefined
  /** Addresses of the site's icon and share card. */
  readonly icon: string | undefined
  /** Address of the icon for iOS. */
  readonly touchIcon?: string
  readonly card: string | undefined
  /** Address of the web app manifest. */
  readonly manifest?: string
  /** The page in every language, the first language of the site first. Absent if the site has no language addresses. */
  readonly alternates?: readonly PageAlternate[]
}

/** Texts that the document contains for use before the release is loaded. Sites set them in `strings` documents. */
export interface DocumentTexts {
  /** Text of the skip link, which skips the header and the tabs. */
  readonly skip: string
  /** Shown while the release cannot be loaded. */
  readonly loadFailed: string
}

/** The skin of the first paint. `ink` colors the toolbars of the browser. */
interface PageSkin {
  readonly id: string
  readonly scheme: 'dark' | 'light'
  readonly ink: string
}

interface PageAlternate {
  /** Code of the language. */
  readonly language: string
  /** BCP 47 tag of the language. */
  readonly tag: string
  readonly address: string
}

/** A job as it is sent to the prerenderer. */
export interface PrerenderMessage extends PrerenderJob {
  readonly id: number
  /** Public answers by data source that the process does not have yet. It uses them for this and later jobs. */
  readonly values?: { readonly [source: string]: Json }
}

export type PrerenderReply =
  | { readonly id: number; readonly result: PrerenderResult }
  /** The page could not be rendered. */
  | { readonly id: number; readonly error: string }

export interface PrerenderResult {
  readonly html: string
  readonly resources: PageResources
  /** Addresses of nodes that failed and are replaced by their fallback. */
  readonly failed: readonly string[]
  /** Messages of the problems that occurred, one line each. */
  readonly problems: readonly string[]
}

/** What a page loads in addition to its document. */
export interface PageResources {
  /** Script files below `/r/b/`: the boot script, then the scripts that it loads. */
  readonly chunks: readonly string[]
  /**
   * Images that the page shows at once, then those that it may show when a rule holds. The icon of the site is left
   * out.
   */
  readonly images: readonly PageImage[]
  /** Address of the image that is probably the largest element of the first screen. */
  readonly largestImage?: string
  /** Data sources that the open page loads. */
  readonly data: readonly PageDataSource[]
}

export interface PageImage {
  /** `/r/<hash>.<extension>` */
  readonly address: string
  /** True if the prerendered page shows the image and the browser loads it before it is near the viewport. */
  readonly isEager: boolean
}

export interface PageDataSource {
  readonly name: string
  readonly call: string
  readonly when: 'boot' | 'session'
}
