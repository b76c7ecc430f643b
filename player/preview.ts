/**
 * `?preview=TOKEN`: the real player through the eyes of a persona at a moment. Its facts and the clock stand still, nothing about a person is
 * asked or sent, and nothing stays on the device. Loaded for previews only.
 */
import type { CallResult, Effects } from '../engine/action.ts'
import { dayIn } from '../engine/core/format.ts'
import { isObject, type Json, type JsonObject, own } from '../engine/core/json.ts'
import type { Gateway } from '../engine/runtime/gateway/gateway.ts'
import type { World } from '../engine/runtime/world.ts'
import { calls } from '../business/business.gen.ts'
import { showPreviewBar } from './preview-bar.ts'
import { momentInWords } from './preview-moment.ts'
import { storage } from './storage.ts'

export interface PlayerPreview {
  /** The bar promises that links stay in the preview: it comes when they do. */
  readonly showBar: () => void
  /** The world as areas, calls and actions may write it: what is fixed they cannot. */
  readonly world: World
  readonly now: () => number
  /** Calls as far as they are about nobody. `encrypted` names the fields that are secrets. */
  readonly call: (call: Gateway['call'], encrypted: () => Json | undefined) => Gateway['call']
  /** Effects without those that would stay on the device. */
  readonly apply: (apply: (effects: Effects) => void) => (effects: Effects) => void
  /** An address of this site, within the preview. */
  readonly address: (url: URL) => URL
}

interface PreviewPersona {
  readonly facts: JsonObject
  readonly at: number
  readonly skin?: string
  readonly words: string
}

/** What the address decides, and so no persona. */
const ADDRESSED = /^(?:route\.|popup\.|device\.language$)/

/** The preview that `token` opens. Undefined where the server opens none: the bar says why, and the page is everybody's. */
export async function openPreview(token: string, world: World, timeZone: string): Promise<PlayerPreview | undefined> {
  const robots = document.createElement('meta')
  robots.name = 'robots'
  robots.content = 'noindex'
  document.head.append(robots)
  const persona = await ask(token)
  if (typeof persona === 'string') {
    showPreviewBar(['not opened.', `${persona} This is the page as you really see it.`])
    return undefined
  }
  const { facts, at, skin, words } = persona
  storage.holdOnly()
  if (skin !== undefined) storage.set('skin', skin)
  const fixed: { [cell: string]: Json } = {}
  for (const [name, value] of Object.entries(facts)) if (!ADDRESSED.test(name)) fixed[`fact.${name}`] = value
  fixed['fact.clock.now'] = at
  fixed['fact.clock.today'] = dayIn(at, timeZone)
  world.set(fixed)
  const free = (changes: { readonly [cell: string]: unknown }): typeof changes =>
    Object.fromEntries(Object.entries(changes).filter(([cell]) => !Object.hasOwn(fixed, cell)))
  return {
    showBar: () => showPreviewBar([words, momentInWords(at, timeZone)]),
    world: {
      ...world,
      set: (changes) => world.set(free(changes)),
      put: (changes) => world.put(free(changes)),
    },
    now: () => at,
    call: (call, encrypted) => async (name, payload, options) =>
      isPersonal(name, payload, encrypted()) ? refused(name) : await call(name, payload, options),
    apply:
      (apply) =>
      ({ language, ...effects }) =>
        apply(language === undefined ? effects : { ...effects, toast: { text: 'The language of a preview is part of its address.' } }),
    address(url) {
      const kept = new URL(url)
      kept.searchParams.set('preview', token)
      return kept
    },
  }
}

/** The persona, or why there is none. */
async function ask(token: string): Promise<PreviewPersona | string> {
  try {
    const response = await fetch(`/preview?token=${encodeURIComponent(token)}`, { cache: 'no-store' })
    // A web server that only has the release answers with a page.
    const isOurs = response.headers.get('content-type')?.startsWith('application/json') === true
    const answer: unknown = isOurs ? await response.json() : undefined
    if (!isObject(answer)) return 'This server opens no previews.'
    return response.ok ? (answer as unknown as PreviewPersona) : `The server refuses: ${String(own(answer, 'error'))}.`
  } catch {
    return 'The server did not answer.'
  }
}

/** A call that says who asks, or carries a secret, is about a person: in a preview there is none. */
function isPersonal(name: string, payload: JsonObject | undefined, encrypted: Json | undefined): boolean {
  const isAnonymous = own(calls, name)?.omit.includes('loginName') !== false
  return !isAnonymous || (Array.isArray(encrypted) && encrypted.some((field) => Object.hasOwn(payload ?? {}, String(field))))
}

function refused(name: string): CallResult {
  return { ok: false, error: { code: 'PREVIEW', message: `Not in a preview: ${name} needs a person.` } }
}
