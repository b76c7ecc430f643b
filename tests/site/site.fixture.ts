/**
 * Runs the real configuration in a session of the engine that renders nothing. The test provides the answers of the
 * gateway.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { ActionContext, ActionResult, Effects, Failure } from '../../engine/action.ts'
import { compileApp } from '../../engine/compile/app.ts'
import type { CompileSite } from '../../engine/compile/context.ts'
import type { Json, JsonObject } from '../../engine/core/json.ts'
import type { App } from '../../engine/core/slice.ts'
import type { ValueContext } from '../../engine/core/value.ts'
import { type WireApp, writeTable } from '../../engine/core/wire.ts'
import { documentFrom } from '../../engine/document/document.fixture.ts'
import { DocumentIndex, documentQueries } from '../../engine/document/document-index.ts'
import type { World } from '../../engine/runtime/world.ts'
import { testLocale } from '../../engine/core/locale.fixture.ts'
import { createTestSession } from '../../business/session.fixture.ts'
import { catalogue } from '../../catalogue/catalogue.ts'

const config = resolve(import.meta.dirname, '..', '..', 'config')

const documents = readdirSync(config, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .map((path) => documentFrom(JSON.parse(readFileSync(join(config, path), 'utf8')) as JsonObject, path))

const index = new DocumentIndex(documents)

/** Returns the compile input of the real configuration in one language. */
export function siteIn(language: string): CompileSite {
  return {
    language,
    defaultLanguage: 'en',
    locale: { ...testLocale, tag: language === 'cn' ? 'zh-Hans' : language },
    catalogue,
    ...documentQueries(index),
    asset: () => ({ src: '/r/x.svg', width: 10, height: 5, alt: '' }),
  }
}

const english: App = compileApp(siteIn('en'), { sliceOf: (route) => route, popupSlice: (popup) => popup })
const app: WireApp = { ...english, errors: writeTable(english.errors) }

export interface SiteFacts {
  readonly [fact: string]: Json
}

export interface OpenSite {
  readonly world: World
  readonly values: ValueContext
  readonly app: WireApp
  readonly run: (name: string, args?: JsonObject) => Promise<ActionResult>
  /** Starts a business area. */
  readonly start: (area: string) => Promise<void>
  readonly setFacts: (facts: SiteFacts) => void
  readonly fact: (name: string) => unknown
  /**
   * A log of calls and effects in the order in which they happened: `call games/launch`, `open login`, `go /x`, `toast
   * ...`, `failure GW_1, otherwise ...`, `reload`, `back`.
   */
  readonly seen: string[]
  readonly reports: string[]
  readonly failures: Failure[]
}

export interface SiteParts {
  readonly gateway?: { readonly [call: string]: (payload: JsonObject) => Json | Failure }
  readonly container?: Partial<ActionContext['container']>
  readonly today?: () => string
}

export function refusal(code: string, message = ''): Failure {
  return { code, message }
}

export function openSite(
  facts: SiteFacts,
  { gateway = {}, container = {}, today = () => '2026-12-01' }: SiteParts = {},
): OpenSite {
  const seen: string[] = []
  const recording = Object.fromEntries(
    Object.keys(catalogue.calls).map((name) => [
      name,
      (payload: JsonObject) => {
        seen.push(`call ${name}`)
        return gateway[name]?.(payload) ?? refusal('NETWORK')
      },
    ]),
  )
  const testSession = createTestSession({
    gateway: recording,
    container,
    today,
    app,
    onEffects: (effects) => void seen.push(...shown(effects)),
  })
  const setFacts = (more: SiteFacts): void =>
    testSession.set(Object.fromEntries(Object.entries(more).map(([name, value]) => [`fact.${name}`, value])))
  setFacts(facts)
  const { world, values, run, start, fact, reports, failures } = testSession
  return { world, values, app, run, start, setFacts, fact, seen, reports, failures }
}

function shown({ toast, failure, openPopup, closePopup, dismissPopup, navigate }: Effects): string[] {
  return [
    ...(toast === undefined ? [] : [`toast ${toast.text}`]),
    ...(failure === undefined ? [] : [`failure ${failure.code}, otherwise ${failure.fallback}`]),
    ...(closePopup === undefined && dismissPopup === undefined ? [] : ['close']),
    ...(openPopup === undefined ? [] : [`open ${openPopup}`]),
    ...(navigate === undefined ? [] : [typeof navigate === 'string' ? navigate : `go ${navigate.to}`]),
  ]
}
