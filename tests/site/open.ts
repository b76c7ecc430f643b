/** For tests: the app of the real configuration, with the real actions, over a gateway that the test scripts. No page, no browser. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { ActionContext, ActionDefinition, ActionResult, CallResult, Effects, Failure } from '../../engine/action.ts'
import { instantIn } from '../../engine/core/format.ts'
import { type Json, type JsonObject, own } from '../../engine/core/json.ts'
import type { App } from '../../engine/core/slice.ts'
import { compileExpr, cellPathOf, type ValueContext } from '../../engine/core/value.ts'
import { compileApp } from '../../engine/compile/app.ts'
import type { CheckedDocument, CompileSite } from '../../engine/compile/context.ts'
import { DocumentIndex, documentQueries } from '../../engine/document/document-index.ts'
import { createDispatch } from '../../engine/runtime/dispatch.ts'
import { createWorld, type World } from '../../engine/runtime/world.ts'
import { actions } from '../../business/business.gen.ts'
import { idleContainer } from '../../business/test-stage.ts'
import { catalogue } from '../../catalogue/catalogue.ts'

const config = resolve(import.meta.dirname, '..', '..', 'config')

const documents: readonly CheckedDocument[] = readdirSync(config, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .map((path) => ({ path, value: JSON.parse(readFileSync(join(config, path), 'utf8')) as JsonObject }))
  .map(({ path, value }) => ({ path, value, kind: value.kind as string, id: value.id as string }))

const library = new DocumentIndex(documents)

/** The real configuration as compile sees it, in one language. */
export function siteIn(language: string): CompileSite {
  return {
    language,
    defaultLanguage: 'en',
    timeZone: 'Asia/Manila',
    catalogue,
    ...documentQueries(library),
    asset: () => ({ src: '/r/x.svg', width: 10, height: 5, alt: '' }),
  }
}

const english: App = compileApp(siteIn('en'), { sliceOf: (route) => route, popupSlice: (popup) => popup, chunks: {} })

export interface Facts {
  readonly [fact: string]: Json
}

export interface OpenSite {
  readonly world: World
  readonly context: ValueContext
  readonly app: App
  readonly run: (name: string, args?: JsonObject) => Promise<ActionResult>
  readonly know: (facts: Facts) => void
  readonly fact: (name: string) => unknown
  /** What was done that a player sees, in order: calls as `call games/launch`, effects as `open login`, `go /x`, `toast …`, `reload`, `back`. */
  readonly seen: string[]
  readonly reports: string[]
  readonly failures: Failure[]
}

export interface SiteParts {
  readonly gateway?: { readonly [call: string]: (payload: JsonObject) => Json | Failure }
  readonly container?: Partial<ActionContext['container']>
  readonly today?: () => string
}

const loaded = new Map<string, ActionDefinition>(
  await Promise.all(Object.entries(actions).map(async ([name, load]) => [name, (await load()) as ActionDefinition] as const)),
)

export function refusal(code: string, message = ''): Failure {
  return { code, message }
}

export function openSite(facts: Facts, { gateway = {}, container = {}, today = () => '2026-12-01' }: SiteParts = {}): OpenSite {
  const reports: string[] = []
  const seen: string[] = []
  const failures: Failure[] = []
  const kept = new Map<string, Json>()
  const world = createWorld((code, message) => reports.push(`${code} ${message}`))
  world.declare(english.facts)
  const context: ValueContext = {
    language: 'en',
    timeZone: 'Asia/Manila',
    facts: world.types,
    selector: () => undefined,
    report: (code, message) => void reports.push(`${code} ${message}`),
  }
  const text = (key: string, args: JsonObject = {}): string => {
    const expr = own(english.strings, key)
    if (expr === undefined) throw new Error(`no text ${key}`)
    return String(compileExpr(expr, context)((ref) => (ref.startsWith('args.') ? args[cellPathOf(ref).path[0] ?? ''] : world.read(ref))))
  }
  const dispatch = createDispatch({
    world,
    context,
    action: async (name) => loaded.get(name),
    flow: (id) => own(english.flows, id),
    apply: (effects) => seen.push(...shown(effects)),
    failed: (error) => void failures.push(error),
    actionContext: {
      read: world.read,
      call: (async (name: string, payload: JsonObject = {}): Promise<CallResult> => {
        seen.push(`call ${name}`)
        const answer = own(gateway, name)?.(payload) ?? refusal('NETWORK')
        return isRefusal(answer) ? { ok: false, error: answer } : { ok: true, value: answer }
      }) as ActionContext['call'],
      now: () => 1_796_000_000_000,
      today,
      instant: (written) => instantIn(written, 'Asia/Manila'),
      text,
      constant: (name) => own(english.constants, name),
      storage: { get: (key) => kept.get(key), set: (key, value) => void kept.set(key, value), remove: (key) => void kept.delete(key) },
      container: { ...idleContainer, ...container },
      report: ({ code }) => void reports.push(code),
    },
  })
  const know = (more: Facts): void => world.set(Object.fromEntries(Object.entries(more).map(([name, value]) => [`fact.${name}`, value])))
  know(facts)
  return {
    world,
    context,
    app: english,
    run: (name, args = {}) => dispatch.run(name, args),
    know,
    fact: (name) => world.read(`fact.${name}`),
    seen,
    reports,
    failures,
  }
}

function isRefusal(answer: Json | Failure): answer is Failure {
  return typeof answer === 'object' && answer !== null && 'code' in answer && 'message' in answer
}

function shown({ toast, openPopup: open, closePopup: close, navigate }: Effects): string[] {
  return [
    ...(toast === undefined ? [] : [`toast ${toast.text}`]),
    ...(close === undefined ? [] : ['close']),
    ...(open === undefined ? [] : [`open ${open}`]),
    ...(navigate === undefined ? [] : [typeof navigate === 'string' ? navigate : `go ${navigate.to}`]),
  ]
}
