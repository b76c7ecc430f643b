import { describe, expect, it } from 'vitest'
import { choosePopup, type PopupMoment, recordShown } from './popup.ts'
import type { PopupPlan } from './slice.ts'

const popup = (id: string, more: Partial<PopupPlan> = {}): PopupPlan => ({
  id,
  auto: true,
  group: id,
  priority: 1,
  caps: {},
  slice: '',
  ...more,
})
const moment = (more: Partial<PopupMoment> = {}): PopupMoment => ({
  route: 'home',
  today: '2026-12-01',
  facts: { 'player.firstDeposit': 'b' },
  read: () => undefined,
  seen: new Map(),
  onDevice: {},
  ...more,
})

describe('the next popup', () => {
  it('is the popup with the highest priority, and of several popups with this priority the first in the list', () => {
    expect(choosePopup([popup('a'), popup('b', { priority: 5 }), popup('c', { priority: 5 })], {}, moment())?.id).toBe(
      'b',
    )
  })
  it('is never a popup that only an action opens', () =>
    expect(choosePopup([popup('a', { auto: false })], {}, moment())).toBeUndefined())
  it('opens only on its routes', () =>
    expect(choosePopup([popup('a', { routes: ['wallet'] })], {}, moment())).toBeUndefined())
  it('does not open while its rule is unknown', () => {
    const candidate = popup('a', { when: ['is', 'player.firstDeposit', 'eq', false] })
    expect(choosePopup([candidate], {}, moment())).toBeUndefined()
    expect(choosePopup([candidate], {}, moment({ read: () => false }))?.id).toBe('a')
  })
  it('opens once on each day when its cap per day is one', () => {
    const candidate = popup('a', { caps: { perDay: 1 } })
    const history = recordShown({}, 'a', '2026-12-01')
    expect(choosePopup([candidate], history, moment())).toBeUndefined()
    expect(choosePopup([candidate], history, moment({ today: '2026-12-02' }))?.id).toBe('a')
  })
  it('opens no more often than its cap per player allows', () => {
    let history = {}
    for (const day of ['2026-12-01', '2026-12-02']) history = recordShown(history, 'a', day)
    expect(
      choosePopup([popup('a', { caps: { perUser: 2 } })], history, moment({ today: '2026-12-03' })),
    ).toBeUndefined()
  })
  it('opens no more often than its total limit for all players of the device allows', () => {
    const candidate = popup('a', { caps: { total: 2 } })
    const ofPlayer = recordShown(recordShown({}, 'a', '2026-12-01'), 'a', '2026-12-02')
    expect(choosePopup([candidate], ofPlayer, moment({ onDevice: { a: 1 } }))?.id).toBe('a')
    expect(choosePopup([candidate], {}, moment({ onDevice: { a: 2 } }))).toBeUndefined()
  })

  it('does not open after a popup of its group or a popup that it excludes', () => {
    expect(
      choosePopup([popup('a', { group: 'x' }), popup('b', { group: 'x' })], {}, moment({ seen: new Map([['b', 1]]) })),
    ).toBeUndefined()
    expect(choosePopup([popup('a', { excludes: ['b'] })], recordShown({}, 'b', '2026-12-01'), moment())).toBeUndefined()
  })
})
