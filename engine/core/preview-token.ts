/**
 * Preview tokens: `?preview=TOKEN` in an address shows the player as a persona sees it at an instant, with the release
 * that the token names. TOKEN is canonical JSON in base64url. A signed token has `.` and the signature after it
 * (server/preview/signed-token.ts).
 */
import { canonical, type Json } from './json.ts'

/** What a preview token holds. */
export interface PreviewRequest {
  /** Facts by name. Absent facts keep the value that they have for a visitor. */
  readonly facts: { readonly [fact: string]: Json }
  /** Milliseconds since 1970: the clock is stopped at this instant. */
  readonly at: number
  /** Hash of the release to show; the live release when it is absent. */
  readonly release?: string
  readonly language?: string
  /** The skin that this person has chosen. When absent, the site's rules decide. */
  readonly skin?: string
  /** Id of the popup that opens with the page, instead of those that open automatically. */
  readonly popup?: string
  /** Milliseconds since 1970 after which the token is refused. A signed token always has it. */
  readonly until?: number
}

/** Header in which a preview frame sends its token with each call. */
export const PREVIEW_HEADER = 'habi-preview'

/** True for facts that a preview derives from its instant, its route or its popup. */
export const isDerivedFact = (fact: string): boolean => /^(?:clock\.(?:now|today)$|route\.|popup\.)/.test(fact)

/**
 * The unsigned token of a persona and an instant. Derived facts are left out. `device.language` becomes `language`,
 * because the server has to know it, and `popup.open` becomes `popup`.
 */
export function writePreviewToken({ facts, ...rest }: PreviewRequest): string {
  const { 'device.language': language, 'popup.open': popup, ...own } = facts
  const kept = Object.fromEntries(Object.entries(own).filter(([fact]) => !isDerivedFact(fact)))
  const preview = {
    ...(typeof language === 'string' ? { language } : {}),
    ...(typeof popup === 'string' && popup !== '' ? { popup } : {}),
    ...rest,
    facts: kept,
  }
  return encodePayload(canonical(preview))
}

/** Encodes the UTF-8 bytes of `text` as base64url. */
export function encodePayload(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('')
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** The JSON value in a payload; undefined when the payload is invalid. */
export function decodePayload(payload: string): unknown {
  try {
    const bytes = atob(payload.replaceAll('-', '+').replaceAll('_', '/'))
    return JSON.parse(
      new TextDecoder().decode(Uint8Array.from(bytes, (character) => character.charCodeAt(0))),
    ) as unknown
  } catch {
    return undefined
  }
}
