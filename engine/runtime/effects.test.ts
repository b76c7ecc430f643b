import { expect, test } from 'vitest'
import type { Effects, Failure } from '../action.ts'
import type { PopupPlan } from '../core/slice.ts'
import type { WireApp, WireSlice } from '../core/wire.ts'
import { createEffects } from './effects.ts'
import { createPopups } from './popups.ts'
import { createSkins } from './skins.ts'
import { createWorld } from './world.ts'

/** A page without a network. `show` shows a failure; it may apply effects. */
function openOffline(show: (apply: (effects: Effects) => void) => void = () => undefined) {
  const world = createWorld(() => undefined)
  const reports: string[] = []
  const failures: Failure[] = []
  const plan = { auto: false, group: '', priority: 1, caps: {}, slice: '/r/lost.json' } satisfies Partial<PopupPlan>
  const environment = {
    world,
    app: () =>
      ({
        popups: [
          { ...plan, id: 'login' },
          { ...plan, id: 'message' },
        ],
        skins: [],
        ids: { messagePopup: 'message' },
      }) as unknown as WireApp & { popups: readonly PopupPlan[] },
    load: async () => await Promise.reject<WireSlice>(new Error('no network')),
    renderPopup: () => undefined,
    enter: () => undefined,
    chain: async () => await Promise.resolve(),
    now: () => 0,
    timeZone: 'Asia/Manila',
    storage: { get: () => undefined, set: () => undefined, remove: () => undefined },
    person: () => '',
    applySkin: () => undefined,
    prefersLight: () => false,
    refresh: () => undefined,
    navigate: () => undefined,
    setLanguage: () => undefined,
    report: (code: string, message: string) => void reports.push(`${code} ${message}`),
  }
  const apply = createEffects({
    ...environment,
    popups: createPopups(environment),
    skins: createSkins(environment),
    failed(error) {
      failures.push(error)
      show(apply)
    },
  })
  return { apply, reports, failures }
}

const settle = (): Promise<void> => new Promise((resume) => setTimeout(resume, 5))

test('a popup that is opened by name and cannot be loaded is shown as a failure of the network', async () => {
  const { apply, reports, failures } = openOffline()
  apply({ openPopup: 'login' })
  await settle()
  expect([reports, failures]).toEqual([['POPUP Error: no network'], [{ code: 'NETWORK', message: '' }]])
})

test('a failure in the effects of an action is shown', () => {
  const { apply, failures } = openOffline()
  apply({ failure: { code: 'GW_1', message: 'down', fallback: 'Nothing was changed.' } })
  expect(failures).toEqual([{ code: 'GW_1', message: 'down', fallback: 'Nothing was changed.' }])
})

test('a failure whose popup cannot be loaded either is not shown again', async () => {
  const { apply, reports, failures } = openOffline((effects) => effects({ openPopup: 'message' }))
  apply({ openPopup: 'login' })
  await settle()
  expect([reports.length, failures.length]).toEqual([2, 1])
})
