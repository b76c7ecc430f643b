import { catalogue } from '../../catalogue/catalogue.ts'
import type { PreviewRequest } from '../../engine/core/preview-token.ts'
import type { CompiledRelease } from '../delivery/choose-page.ts'
import type { ReleaseStore } from '../delivery/release-store.ts'
import type { PreviewFacts } from '../../engine/release/preview-token.ts'
import { verifyToken } from './signed-token.ts'

export interface PreviewOptions {
  readonly key: string
  /** Whether tokens without a signature are accepted. */
  readonly allowUnsigned: boolean
  readonly store: Pick<ReleaseStore, 'live' | 'release'>
}

/** A valid preview token, with the release that it names. */
export interface OpenedPreview {
  readonly preview: PreviewRequest
  /** Undefined when the token names no release: the preview shows the live one. */
  readonly named: CompiledRelease | undefined
}

export interface PreviewRefusal {
  readonly status: 403 | 404 | 409
  readonly error: string
}

export type OpenPreview = (token: string) => Promise<OpenedPreview | PreviewRefusal>

export const declaredFacts = catalogue.facts as unknown as PreviewFacts

/**
 * Returns a function that verifies a token and reads the release that it names, or returns why the token is refused.
 */
export function previewOpener({ key, allowUnsigned, store }: PreviewOptions): OpenPreview {
  return async (token) => {
    const preview = verifyToken(token, { facts: declaredFacts, key, allowUnsigned, now: Date.now() })
    if (typeof preview === 'string') return { status: 403, error: preview }
    if (preview.release === undefined) return languageRefusal(preview, store.live()) ?? { preview, named: undefined }
    const named = await store.release(preview.release)
    if ('code' in named) return { status: 404, error: `this server cannot show the release: ${named.message}` }
    const build = store.live()?.release.build
    // The server has the files of only one player build, so pages of another build would not start.
    if (build !== named.release.build) {
      const error =
        `release ${preview.release} was made for player build ${named.release.build}, but this server ` +
        `has ${build ?? 'none'}`
      return { status: 409, error }
    }
    return languageRefusal(preview, named) ?? { preview, named }
  }
}

/** Refuses a language that the site does not have, because the server would choose a page in another language. */
function languageRefusal({ language }: PreviewRequest, shown: CompiledRelease | undefined): PreviewRefusal | undefined {
  const languages = shown?.release.languages
  if (language === undefined || languages === undefined || languages.includes(language)) return undefined
  const error = `the site has no language ${JSON.stringify(language)}; expected one of ${languages.join(', ')}`
  return { status: 403, error }
}

/** Returns a function that reads the release that a valid token names; undefined for the live release. */
export function releasesOf(openPreview: OpenPreview): (token: string) => Promise<CompiledRelease | undefined> {
  return async (token) => {
    const opened = await openPreview(token)
    return 'named' in opened ? opened.named : undefined
  }
}
