/**
 * Previews: `?preview=TOKEN` shows the real player app as a persona at one instant. The facts of the persona and the
 * clock do not change, no call about a person is made, and nothing is stored on the device. Loaded for previews only.
 */
import type { CallResult, Effects } from '../engine/action.ts'
import { dayIn } from '../engine/core/format.ts'
import { isObject, type Json, type JsonObject, own } from '../engine/core/json.ts'
import { PREVIEW_HEADER } from '../engine/core/preview-token.ts'
import { isPointer, type Pointer } from '../engine/core/release.ts'
import type { CallClient } from '../engine/runtime/calls/client.ts'
import { fixedPointer, type PointerSource, type ReleaseReader } from '../engine/runtime/release.ts'
import type { Session } from '../engine/runtime/session.ts'
import type { RenderContext } from '../engine/react/render-context.ts'
import { fullTimeInWords } from '../engine/wording/moment.ts'
import type { World } from '../engine/runtime/world.ts'
import { contractOf } from '../business/contract-of.ts'
import { isPersonal } from '../business/gateway/personal.ts'
import type { Navigation } from './navigation/navigation.ts'
import { showPreviewBar } from './preview-bar.ts'
import { leaveFocusToStudio } from './preview-focus.ts'
import { storage } from './storage.ts'

export interface PlayerPreview {
  /**
   * Shows the bar; in a frame, connects to the studio instead, which shows the persona itself. Opens the popup that
   * the token names. Must be called when navigation works and the session has entered the page.
   */
  readonly begin: (navigation: Pick<Navigation, 'go'>, session: Session, releases: ReleaseReader) => void
  /** The world. Writes to cells whose values the preview sets are ignored. */
  readonly world: World
  readonly now: () => number
  /**
   * Sends requests with the token, which the server requires from frames without an origin; undefined elsewhere. Such a
   * frame cannot listen for hints, so it shows the release that was live when it was opened.
   */
  readonly transport: typeof fetch | undefined
  /** The pointer of the release that the token names; undefined for the live channel. */
  readonly pointers: PointerSource | undefined
  /** Makes calls that are not about a person, and refuses all others. */
  readonly call: (call: CallClient['call'], settings: Json) => CallClient['call']
  /** Removes the effects that would be stored on the device. */
  readonly filterEffects: (effects: Effects) => Effects
  /** Adds the token to an address of this site. */
  readonly rewrite: (url: URL) => URL
}

/** The token of an open preview. Another token of the same persona may replace it. */
export interface PreviewTokens {
  readonly current: () => string
  /**
   * Returns the pointer to the release that a token names; undefined when the token names no release or is refused.
   * @throws when the server does not answer
   */
  readonly pointerOf: (token: string) => Promise<Pointer | undefined>
  /** Uses this token for the address and all calls from now on. */
  readonly use: (token: string) => void
}

interface PreviewedPersona {
  readonly facts: JsonObject
  readonly at: number
  readonly skin?: string
  /** Id of the popup that opens with the page. */
  readonly popup?: string
  readonly words: string
  /** The pointer to the release that the token names. */
  readonly pointer?: unknown
}

/** Facts that come from the address, not from the persona. */
const ADDRESSED = /^(?:route\.|popup\.|device\.language$)/

/**
 * Opens the preview of `token`. When the server refuses the token, returns undefined and shows the reason in the bar
 * over the usual page.
 */
export async function openPreview(
  first: string,
  shared: RenderContext,
  timeZone: string,
): Promise<PlayerPreview | undefined> {
  const { world } = shared
  const robots = document.createElement('meta')
  robots.name = 'robots'
  robots.content = 'noindex'
  document.head.append(robots)
  let token = first
  const persona = await requestPersona(token).catch(() => 'The server did not answer.')
  if (typeof persona === 'string') {
    showPreviewBar(['not opened.', `${persona} The page is shown without a preview.`])
    return undefined
  }
  const { facts, at, skin, popup, words } = persona
  const named = pointerOf(persona)
  const frame = isWithoutOrigin && parent !== self ? await import('./preview-frame.ts') : undefined
  if (frame !== undefined) leaveFocusToStudio()
  const hasFailed = frame?.separateNodes(shared)
  storage.holdOnly()
  if (skin !== undefined) storage.set('skin', skin)
  const fixed: { [cell: string]: Json } = {}
  for (const [name, value] of Object.entries(facts)) if (!ADDRESSED.test(name)) fixed[`fact.${name}`] = value
  fixed['fact.clock.now'] = at
  fixed['fact.clock.today'] = dayIn(at, timeZone)
  world.set(fixed)
  const free = (changes: { readonly [cell: string]: unknown }): typeof changes =>
    Object.fromEntries(Object.entries(changes).filter(([cell]) => !Object.hasOwn(fixed, cell)))
  function rewrite(url: URL): URL {
    const kept = new URL(url)
    kept.searchParams.set('preview', token)
    return kept
  }
  const tokens: PreviewTokens = {
    current: () => token,
    pointerOf: async (other) => pointerOf(await requestPersona(other)),
    use(other) {
      token = other
      history.replaceState(history.state, '', rewrite(new URL(location.href)))
    },
  }
  return {
    begin(navigation, session, releases) {
      const lines = [words, fullTimeInWords(at, timeZone), ...(named === undefined ? [] : [`Release ${named.release}`])]
      // This popup opens before those that open automatically.
      if (popup !== undefined)
        void session.popups.open(popup).catch((error: unknown) => showPreviewBar([...lines, String(error)]))
      if (frame !== undefined && hasFailed !== undefined)
        return frame.connectStudio({ shared, hasFailed, navigation, session, releases, tokens })
      showPreviewBar(lines)
    },
    world: {
      ...world,
      set: (changes) => world.set(free(changes)),
      put: (changes) => world.put(free(changes)),
    },
    now: () => at,
    transport: isWithoutOrigin ? withToken(tokens.current) : undefined,
    pointers: named && fixedPointer(named),
    call: (call, settings) => async (name, payload, options) =>
      isPersonal(await contractOf(name), payload, settings) ? refused(name) : await call(name, payload, options),
    filterEffects: ({ language, ...effects }) =>
      language === undefined
        ? effects
        : { ...effects, toast: { text: 'The language of a preview cannot be changed.' } },
    rewrite,
  }
}

function pointerOf(persona: PreviewedPersona | string): Pointer | undefined {
  return typeof persona !== 'string' && isPointer(persona.pointer) ? persona.pointer : undefined
}

/**
 * True in a frame without same-origin rights, where `origin` is "null". `location.origin` is still the origin of the
 * address.
 */
const isWithoutOrigin = globalThis.origin === 'null'

function withToken(token: () => string): typeof fetch {
  return async (address, init) => {
    const headers = new Headers(init?.headers)
    headers.set(PREVIEW_HEADER, token())
    return await fetch(address, { ...init, headers, credentials: 'omit' })
  }
}

/**
 * Requests the persona of a token. Returns a message when the server refuses the token.
 *
 * @throws when the server does not answer
 */
async function requestPersona(token: string): Promise<PreviewedPersona | string> {
  const response = await fetch(`/preview?token=${encodeURIComponent(token)}`, { cache: 'no-store' })
  // A web server with a static release answers with an HTML page.
  const isOurs = response.headers.get('content-type')?.startsWith('application/json') === true
  const answer: unknown = isOurs ? await response.json() : undefined
  if (!isObject(answer)) return 'This server does not support previews.'
  return response.ok
    ? (answer as unknown as PreviewedPersona)
    : `The server refused the preview: ${String(own(answer, 'error'))}.`
}

function refused(name: string): CallResult {
  return { ok: false, error: { code: 'PREVIEW', message: `${name} needs a logged-in player, but a preview has none.` } }
}
