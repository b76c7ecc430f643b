/**
 * Renders a page of the real configuration without a browser, with the widgets, actions, areas and call client of the
 * player app. The test provides the answers and faults of the gateway.
 */
import { resolve } from 'node:path'
import { createRoot } from 'react-dom/client'
import { actions, areas as generalAreas } from '../../business/business.gen.ts'
import { areas as optionalAreas } from '../../business/areas.gen.ts'
import { contractOf } from '../../business/contract-of.ts'
import { createFailureMessages } from '../../business/gateway/failure-messages.ts'
import { createPlayerGateway } from '../../business/gateway/player-gateway.ts'
import { sessionNames, tokenAction } from '../../business/gateway/session-names.ts'
import { selectors } from '../../business/selectors.gen.ts'
import { idleContainer } from '../../business/session.fixture.ts'
import { catalogue } from '../../catalogue/catalogue.ts'
import type { Effects } from '../../engine/action.ts'
import type { Json, JsonObject } from '../../engine/core/json.ts'
import { own } from '../../engine/core/json.ts'
import type { WireApp, WireSlice } from '../../engine/core/wire.ts'
import { writeSlice, writeTable } from '../../engine/core/wire.ts'
import { Page, viewOf } from '../../engine/react/Page.tsx'
import type { RenderContext } from '../../engine/react/render-context.ts'
import { readSiteFolder } from '../../engine/release/folder.ts'
import { createSession, type Session } from '../../engine/runtime/session.ts'
import { createWorld } from '../../engine/runtime/world.ts'
import { rootOnce, seedWorld } from '../../player/seed.ts'
import { createWidgetLoader } from '../../player/widgets.ts'
import { openSite } from '../../tools/site-version.ts'
import { contentIcons } from '../../widgets/_shared/content-icons.ts'
import { addIconShapes } from '../../widgets/_shared/icon-shapes.ts'

const workspace = openSite(await readSiteFolder(resolve(import.meta.dirname, '../../config')), 'config')
const { languages, paths } = workspace.compile({ assetName: (id) => `${id.replaceAll('/', '-')}.svg` })
const [english] = languages
if (english === undefined) throw new Error('the site has no language')
const site = english
const compiled = site.app(
  (route) => route,
  (popup) => popup,
)
addIconShapes(contentIcons)

/** What the gateway sends: the body of an answer, a complete response, or `never` for a response that never arrives. */
export type Answer = { readonly body: JsonObject } | { readonly response: () => Response | Promise<Response> } | 'never'

export interface ScreenParts {
  readonly route: string
  readonly query?: { readonly [name: string]: string }
  /** Login name of the player; absent for a visitor. */
  readonly player?: string
  /** Values that the storage of the device contains when the page opens. */
  readonly stored?: JsonObject
  /** The storage of the device. Pages that share it are opened on the same device. */
  readonly device?: Map<string, Json>
  readonly answer: (call: string) => Answer
  /** Time limit of calls in milliseconds. */
  readonly timeoutMs: number
}

export interface Screen {
  /** Returns the texts on the screen and the names of controls. */
  readonly text: () => string
  readonly element: HTMLElement
  readonly press: (label: RegExp) => Promise<void>
  readonly type: (label: RegExp, text: string) => Promise<void>
  readonly settle: () => Promise<void>
  /** Everything that was reported except failures of calls. */
  readonly reports: readonly string[]
  /** Names of the calls that were made, in order. */
  readonly calls: readonly string[]
  readonly close: () => Promise<void>
}

const container = { ...idleContainer, share: async () => await Promise.resolve(true) }

const callOfPath = new Map(
  await Promise.all(
    Object.keys(catalogue.calls).map(async (name) => [(await contractOf(name))?.path ?? '', name] as const),
  ),
)

/** Returns the app file with this time limit and without delays before retries. */
function appWith(timeoutMs: number): WireApp {
  const { calls, constants, ...app } = compiled
  const {
    defaults,
    calls: settings,
    ...rest
  } = calls as unknown as {
    readonly defaults: JsonObject
    readonly calls: { readonly [call: string]: JsonObject }
  }
  const quick = ({ retry, timeoutMs: _timeout, ...one }: JsonObject): JsonObject => ({
    ...one,
    ...(retry === undefined ? {} : { retry: { ...(retry as JsonObject), delayMs: 1, maxMs: 1 } }),
  })
  return {
    ...app,
    constants: { ...constants, balancePollMs: 1 },
    errors: writeTable(app.errors),
    calls: {
      ...rest,
      defaults: { ...quick(defaults), timeoutMs },
      calls: Object.fromEntries(Object.entries(settings).map(([name, one]) => [name, quick(one)])),
    } as unknown as WireApp['calls'],
  }
}

export async function openScreen({
  route,
  query = {},
  player,
  stored: entries = {},
  device,
  answer,
  timeoutMs,
}: ScreenParts): Promise<Screen> {
  const slice = sliceOf(route)
  const reports: string[] = []
  const calls: string[] = []
  let waiting = 0
  const report = (code: string, message: string, subject = ''): void => {
    if (!/^(CALL |SESSION-RESTORE)/.test(code)) reports.push(`${code} ${message} ${subject}`)
  }
  const world = createWorld(report)
  const loader = createWidgetLoader(world, report)
  const stored = device ?? new Map<string, Json>(Object.entries(entries))
  if (player !== undefined) stored.set('session', { token: 't', loginName: player, customerId: 'c1' })
  const storage = {
    get: (key: string) => stored.get(key),
    set: (key: string, value: Json) => void stored.set(key, value),
    remove: (key: string) => void stored.delete(key),
  }
  const app = appWith(timeoutMs)

  const transport = async (url: string, init?: RequestInit): Promise<Response> => {
    const name = callOfPath.get(url.replace(/^\/api|\?.*$/g, '')) ?? url
    calls.push(name)
    const given = answer(name)
    if (given === 'never')
      return await new Promise<Response>((_, reject) =>
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)),
      )
    waiting++
    await new Promise((resume) => setTimeout(resume))
    waiting--
    if ('response' in given) return await given.response()
    return new Response(JSON.stringify({ head: { errCode: '0000', errMsg: '' }, body: given.body }))
  }

  const shared: RenderContext = {
    world,
    values: {
      locale: site.locale,
      facts: world.types,
      selector: (name) => own(selectors, name),
      report: (code, message) => report(code, message),
    },
    widget: loader.get,
    load: loader.start,
    emit({ address, events }, scope, event, detail) {
      const steps = events?.[event]
      if (steps !== undefined) void session.dispatch.chain(steps, { ...scope, event: detail ?? {} }, address)
    },
    report,
    failed: new Set(),
    guarded: false,
  }
  const now = (): number => Date.now()
  const gateway = createPlayerGateway({
    world,
    app: () => app,
    host: 'www.localhost',
    onFailure: (...failed) => failures.report(...failed),
    contractOf,
    transport: transport as typeof fetch,
    storage,
    now,
    report: ({ code, message, call }) => report(`CALL ${code}`, message, call),
    renewToken: async (problem) => {
      const renewed = await session.dispatch.run(tokenAction, { problem })
      return renewed.ok ? { ok: true, value: renewed.value === true } : renewed
    },
  })
  const session: Session = createSession({
    world,
    values: shared.values,
    app,
    host: {
      storage,
      container,
      scheduler: { yield: nextTask, nextPaint: nextTask },
      now,
      isVisible: () => true,
      every: () => () => undefined,
      load: async (popup) => {
        const loaded = popupSlice(popup)
        await loader.all(loaded.widgets)
        return loaded
      },
      renderPopup: (id, loaded) => viewOf(id, () => loaded.root, shared),
      applySkin: () => undefined,
      prefersLight: () => false,
      navigate: () => undefined,
      setLanguage: () => undefined,
      report,
    },
    names: sessionNames,
    slice,
    call: gateway.call,
    actions,
    onFailure: (...failed) => failures.show(...failed),
    messageOf: (error) => failures.textOf(error),
  })
  const failures = createFailureMessages({
    world,
    values: shared.values,
    app: () => app,
    apply: (effects: Effects) => session.apply(effects),
    run: (name, args) => session.dispatch.run(name, args),
    container,
  })

  const path = paths.find((one) => one.route === route)?.path ?? '/'
  const state = { id: route, path, params: {}, login: false, restricted: false }
  seedWorld(world, { slice, route: state, at: now(), locale: site.locale })
  world.set({ route: { id: route, path, params: {}, query } })
  await loader.all(slice.widgets)
  const element = document.createElement('main')
  document.body.append(element)
  const root = createRoot(element)
  world.set({ 'view.page': viewOf(slice.page, rootOnce(slice.root), shared) })

  const settle = async (): Promise<void> => {
    let unchanged = 0
    while (unchanged < 4) {
      const before = element.innerHTML
      await new Promise((resume) => setTimeout(resume, 2))
      unchanged = waiting === 0 && before === element.innerHTML ? unchanged + 1 : 0
    }
  }
  const stop = (): void => {
    for (const name of Object.keys(slice.data)) world.set({ [`data.${name}`]: undefined })
  }

  root.render(<Page shared={shared} />)
  for (const area of generalAreas) void session.startArea(area)
  session.enter(slice)
  for (const area of optionalAreas.filter(({ name }) => app.areas.includes(name))) void session.startArea(area)
  await settle()

  return {
    text: () =>
      `${element.textContent} ${[...element.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label')).join(' ')}`,
    element,
    reports,
    calls,
    settle,
    async press(label) {
      const named = (one: Element): boolean => label.test(one.getAttribute('aria-label') ?? one.textContent ?? '')
      const find = (): HTMLButtonElement | undefined => [...element.querySelectorAll('button')].find(named)
      // On a busy machine an answer may arrive after the page has settled.
      for (let n = 0; n < 100 && find() === undefined; n++) await settle()
      const control = find()
      if (control === undefined) throw new Error(`no button ${String(label)} in: ${element.textContent}`)
      control.click()
      await settle()
    },
    async type(label, text) {
      const field = [...element.querySelectorAll('input')].find((one) =>
        label.test(one.getAttribute('aria-label') ?? ''),
      )
      if (field === undefined) throw new Error(`no field ${String(label)} in: ${element.textContent}`)
      // React replaces the setter of the element and would not notice the change, so the setter of the prototype is
      // called.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
      field.dispatchEvent(new Event('input', { bubbles: true }))
      await settle()
    },
    async close() {
      stop()
      // Withdraws the consent, so no tracking timer fires after the test document is gone.
      world.set({ 'fact.tracking.choice': 'refused' })
      await nextTask()
      root.unmount()
      element.remove()
    },
  }
}

function sliceOf(route: string): WireSlice {
  const slice = site.pages.get(route)
  if (slice === undefined) throw new Error(`there is no page of the route ${route}`)
  return writeSlice({ ...slice, css: '' })
}

function popupSlice(popup: string): WireSlice {
  const slice = site.popups.get(popup)
  if (slice === undefined) throw new Error(`there is no popup ${popup}`)
  return writeSlice({ ...slice, css: '' })
}

const nextTask = (): Promise<void> => new Promise((resume) => setTimeout(resume))
