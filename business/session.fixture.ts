/**
 * A session of the engine without a screen. The test provides the answers of the gateway. Effects are recorded instead
 * of being applied.
 */
import type { ActionDefinition, ActionResult, CallResult, Container, Effects, Failure } from '../engine/action.ts'
import { type Json, type JsonObject, own } from '../engine/core/json.ts'
import type { ValueContext } from '../engine/core/value.ts'
import type { WireApp, WireSlice } from '../engine/core/wire.ts'
import { createSession, type Session } from '../engine/runtime/session.ts'
import { createWorld, type World } from '../engine/runtime/world.ts'
import { testLocale } from '../engine/core/locale.fixture.ts'
import { areas as optionalAreas } from './areas.gen.ts'
import { actions, areas as generalAreas } from './business.gen.ts'
import { constants as arrivalConstants } from './arrival/constants.ts'
import { constants as deviceConstants } from './device/constants.ts'
import { constants as gameConstants } from './games/constants.ts'
import { sessionNames } from './gateway/session-names.ts'
import { constants as playerConstants } from './player/constants.ts'
import { constants as reminderConstants } from './reminders/constants.ts'
import { selectors } from './selectors.gen.ts'
import { forgetIntent } from './session/intent.ts'
import { constants as siteConstants } from './site/constants.ts'

const nextTask = (): Promise<void> => new Promise((resume) => setTimeout(resume))

/** A container that supports nothing. */
export const idleContainer: Container = {
  back: () => false,
  close: () => false,
  login: () => false,
  share: async () => await Promise.resolve(false),
  open: () => false,
  support: () => false,
  launch: () => false,
  report: () => false,
  listen: () => undefined,
}

export class Failed {
  readonly code: string
  constructor(code: string) {
    this.code = code
  }
}

export interface TestSessionParts {
  /** Answers of calls by name. All other calls fail with NETWORK. */
  readonly gateway?: {
    readonly [call: string]: (payload: JsonObject) => Json | Failed | Failure | Promise<Json | Failed>
  }
  readonly container?: Partial<Container>
  readonly constants?: JsonObject
  readonly today?: () => string
  /** The time in milliseconds; a fixed one by default. */
  readonly now?: () => number
  readonly onEffects?: (effects: Omit<Effects, 'facts' | 'state'>) => void
  /** The app file. If it is absent, texts are their keys, and flows are recorded instead of being run. */
  readonly app?: WireApp
}

export interface TestSession {
  readonly session: Session
  readonly world: World
  readonly values: ValueContext
  readonly run: (action: string, args?: JsonObject) => Promise<ActionResult>
  readonly start: (area: string) => Promise<void>
  readonly fact: (name: string) => unknown
  readonly set: (cells: { readonly [cell: string]: Json | undefined }) => void
  /** Names of the calls made, in order. */
  readonly calls: string[]
  /** Effects other than facts and state, in order. */
  readonly effects: Omit<Effects, 'facts' | 'state'>[]
  /** Flows that were started, in order. */
  readonly flows: string[]
  readonly storage: Map<string, Json>
  readonly reports: string[]
  /** Failures that no step handled. */
  readonly failures: Failure[]
  /** Failures of loading data sources or areas. */
  readonly notLoaded: Failure[]
  /** Runs every function that was passed to `every` once. */
  readonly tick: () => void
  /** Calls back after every change of one of these cells. */
  readonly watch: (cells: readonly string[], changed: () => void) => void
}

/** All actions, loaded before any test, so a fake clock never blocks an import. */
const loaded = new Map<string, ActionDefinition>(
  await Promise.all(
    Object.entries(actions).map(async ([name, load]) => [name, (await load()) as ActionDefinition] as const),
  ),
)
/** The constants of a site that sets none. */
const defaults: JsonObject = Object.fromEntries(
  Object.entries({
    ...arrivalConstants,
    ...deviceConstants,
    ...gameConstants,
    ...playerConstants,
    ...reminderConstants,
    ...siteConstants,
  }).map(([name, one]) => [name, one.default]),
)
const NOW = Date.UTC(2026, 11, 1, 4)

export function createTestSession({
  gateway = {},
  container = {},
  constants = {},
  today,
  now = () => NOW,
  onEffects,
  app,
}: TestSessionParts = {}): TestSession {
  // The stored intent lasts as long as the page. A test session represents a new page, so it starts without one.
  forgetIntent()
  const record = {
    calls: [] as string[],
    effects: [] as Omit<Effects, 'facts' | 'state'>[],
    flows: [] as string[],
    storage: new Map<string, Json>(),
    reports: [] as string[],
    failures: [] as Failure[],
    notLoaded: [] as Failure[],
  }
  const timers = new Set<() => void>()
  const report = (code: string): void => void record.reports.push(code)
  const world = createWorld(report)
  const values: ValueContext = {
    locale: testLocale,
    facts: world.types,
    selector: (name) => own(selectors, name),
    report,
  }

  async function call(name: string, payload: JsonObject = {}): Promise<CallResult> {
    record.calls.push(name)
    const answer = await (own(gateway, name)?.(payload) ?? new Failed('NETWORK'))
    if (answer instanceof Failed) return { ok: false, error: { code: answer.code, message: '' } }
    return isFailure(answer) ? { ok: false, error: answer } : { ok: true, value: answer as Json }
  }

  const session = createSession({
    world,
    values,
    app: app ?? emptyApp(constants),
    host: {
      storage: {
        get: (key) => record.storage.get(key),
        set: (key, value) => void record.storage.set(key, value),
        remove: (key) => void record.storage.delete(key),
      },
      container: { ...idleContainer, ...container },
      scheduler: { yield: nextTask, nextPaint: nextTask },
      now,
      isVisible: () => true,
      every(_, run) {
        timers.add(run)
        return () => timers.delete(run)
      },
      load: async (slice) => await Promise.reject(new Error(`no slice ${slice} in this test`)),
      renderPopup: () => undefined,
      applySkin: () => undefined,
      prefersLight: () => false,
      navigate: () => undefined,
      setLanguage: () => undefined,
      report,
    },
    names: sessionNames,
    slice: { page: 'test', data: {}, state: {}, facts: {} },
    call,
    actions: Object.fromEntries([...loaded].map(([name, action]) => [name, async () => await Promise.resolve(action)])),
    messageOf: ({ code, message }) => message || code,
    onFailure: (error, from) => void (from === 'steps' ? record.failures : record.notLoaded).push(error),
    filterEffects({ facts: _facts, state: _state, ...effects }) {
      if (Object.keys(effects).length > 0) record.effects.push(effects)
      onEffects?.(effects)
      return {}
    },
    ...(today === undefined ? {} : { now: () => Date.parse(`${today()}T12:00:00+08:00`) }),
    ...(app === undefined
      ? {
          flow(id: string) {
            record.flows.push(id)
            return { steps: [] }
          },
        }
      : {}),
  })

  return {
    ...record,
    session,
    world,
    values,
    run: (name, args = {}) => session.dispatch.run(name, args),
    async start(name) {
      const area = [...generalAreas, ...optionalAreas].find((candidate) => candidate.name === name)
      if (area !== undefined) await session.startArea(area)
    },
    fact: (name) => world.read(`fact.${name}`),
    set: (cells) => world.set(cells),
    tick: () => timers.forEach((run) => run()),
    watch: (cells, changed) => void world.watch(cells, changed),
  }
}

function isFailure(answer: unknown): answer is Failure {
  return typeof answer === 'object' && answer !== null && 'code' in answer && 'message' in answer
}

/** An app file in which every text is its key. */
export function emptyApp(constants: JsonObject): WireApp {
  const strings = new Proxy<WireApp['strings']>(
    {},
    {
      get: (_, key) => ['=', String(key)],
      getOwnPropertyDescriptor: (_, key) => ({ configurable: true, enumerable: true, value: ['=', String(key)] }),
    },
  )
  return {
    routes: [],
    parts: [],
    guards: {},
    notFound: '',
    popups: [],
    flows: {},
    skins: [],
    strings,
    constants: { ...defaults, ...constants },
    errors: [],
    calls: {},
    areas: [],
    ids: { notFound: 'not-found', skinDefault: 'night', loginPopup: 'login', messagePopup: 'message' },
    linkSchemes: ['viber'],
    facts: {},
  }
}

/** A page without content. */
export function emptySlice(parts: Partial<WireSlice>): WireSlice {
  const head = { title: '', description: '' }
  const root = { i: 'text', w: 'Text' }
  return { page: 'any', language: 'en', head, root, data: {}, state: {}, facts: {}, widgets: [], css: '', ...parts }
}

/** Waits until all pending promises have settled. */
export async function settle(): Promise<void> {
  for (let n = 0; n < 20; n++) await Promise.resolve()
}
