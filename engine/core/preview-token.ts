/**
 * A persona at a moment as one word of an address: `?preview=TOKEN` shows the player to that person at that moment, with the release that it
 * names. TOKEN is canonical JSON in base64url. A signed token has `.` and the signature after it (server/preview/signed-token.ts).
 */
import { canonical, type Json } from './json.ts'

/** What a preview token holds. */
export interface PreviewRequest {
  /** Facts by name. A fact that is not here keeps the value it has for a visitor. */
  readonly facts: { readonly [fact: string]: Json }
  /** Milliseconds since 1970: the clock shows this moment and does not move. */
  readonly at: number
  /** Hash of the release to show; the live release when it is absent. */
  readonly release?: string
  readonly language?: string
  /** The skin that this person has chosen; the site chooses when it is absent. */
  readonly skin?: string
  /** Milliseconds since 1970 after which the token is refused. A signed token always has it. */
  readonly until?: number
}

/** The unsigned token of a persona and a moment. Facts of the clock come from `at`, the language from the persona where it names one. */
export function writePreviewToken({ facts, ...rest }: PreviewRequest): string {
  const { 'clock.now': _now, 'clock.today': _today, 'device.language': language, ...kept } = facts
  const preview = { ...(typeof language === 'string' ? { language } : {}), ...rest, facts: kept }
  return encodePayload(canonical(preview))
}

/** Text as base64url of its UTF-8 bytes. */
export function encodePayload(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('')
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** The JSON value in a payload; undefined when it holds none. */
export function decodePayload(payload: string): unknown {
  try {
    const bytes = atob(payload.replaceAll('-', '+').replaceAll('_', '/'))
    return JSON.parse(new TextDecoder().decode(Uint8Array.from(bytes, (character) => character.charCodeAt(0)))) as unknown
  } catch {
    return undefined
  }
}
