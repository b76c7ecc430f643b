/** Slots that are empty for some people or for some time, although they must not be. */
import type { Body } from '../../engine/check/check.fixture.ts'
import { card, home, onRoute, stack } from '../../engine/prove/prove.fixture.ts'
import { type Defect, inside, inTurn } from './defect.fixture.ts'
import { places } from './places.fixture.ts'
import { type Conditions, covering } from './rules.fixture.ts'

const alwaysOpen = places.filter(({ takes }) => takes({}))

/** A slot that requires a node, but all of its nodes have rules. */
const required: readonly Defect[] = alwaysOpen.flatMap((place, p) =>
  inTurn(covering, p * 4, 4).map(({ name, rules, fine }) => {
    const slot = (last: Body): readonly Body[] => {
      const cards = [...rules.slice(0, -1), last].map((when, n) => card(`card-${n}`, { when }))
      return [{ id: 'holder', widget: 'Holder', v: 1, slots: { required: cards } }]
    }
    const bad = place.plant(slot(fine), {})
    return {
      kind: 'slot that must not be empty',
      title: `in ${place.name}: ${name}`,
      code: 'PRF-EMPTY',
      at: inside(bad.at, '/0/slots/required'),
      bad: bad.changes,
      clean: place.plant(slot(rules.at(-1) ?? {}), {}).changes,
      isTrue: (site) => site.some(({ ids }) => ids.has('holder') && rules.every((_, n) => !ids.has(`card-${n}`))),
    }
  }),
)

interface Dates {
  readonly name: string
  readonly first: Conditions
  /** Between the schedules `first` and `late` there is a gap, and between `first` and `soon` there is none. */
  readonly late: Conditions
  readonly soon: Conditions
}

const week = (days: readonly string[]): Conditions => ({
  schedule: { weekly: [{ days, from: '00:00', until: '23:59' }] },
})
const workdays = ['mon', 'tue', 'wed', 'thu', 'fri']
const dates: readonly Dates[] = [
  {
    name: 'a week between two schedules',
    first: { schedule: { until: '2026-12-01T23:59' } },
    late: { schedule: { from: '2026-12-09T00:00' } },
    soon: { schedule: { from: '2026-12-02T00:00' } },
  },
  {
    name: 'a minute between two schedules',
    first: { schedule: { until: '2026-12-01T12:00' } },
    late: { schedule: { from: '2026-12-01T12:02' } },
    soon: { schedule: { from: '2026-12-01T12:01' } },
  },
  { name: 'a day of the week', first: week(workdays), late: week(['sat']), soon: week(['sat', 'sun']) },
  {
    name: 'rules with a day between them',
    first: { when: { fact: 'clock.now', op: 'lt', value: '2026-12-05T00:00' } },
    late: { when: { fact: 'clock.now', op: 'gte', value: '2026-12-06T00:00' } },
    soon: { when: { not: { fact: 'clock.now', op: 'lt', value: '2026-12-05T00:00' } } },
  },
]

/** Whether at some instant of the coming weeks a person sees the slot on a route on which nobody sees a node in it. */
const isEmptyOnce: Defect['isTrue'] = (site) =>
  site.byMoment().some((views) => {
    const open = views.filter(({ ids }) => ids.has('holder'))
    const routes = new Set(open.map(({ facts }) => facts['route.id']))
    return [...routes].some((route) =>
      open.every(({ facts, ids }) => facts['route.id'] !== route || (!ids.has('first') && !ids.has('second'))),
    )
  })

const windows: readonly Defect[] = alwaysOpen.flatMap((place) =>
  dates.map(({ name, first, late, soon }) => {
    const slot = (second: Conditions): readonly Body[] => [
      stack('holder', [card('first', { ...first }), card('second', { ...second })]),
    ]
    const bad = place.plant(slot(late), {})
    return {
      kind: 'slot that is empty for some time',
      title: `in ${place.name}: ${name}`,
      code: 'PRF-EMPTY',
      at: inside(bad.at, '/0/slots/body'),
      bad: bad.changes,
      clean: place.plant(slot(soon), {}).changes,
      isTrue: isEmptyOnce,
    }
  }),
)

/** The slot is shown on two routes, but its only node without a schedule is shown on only one of them. */
const onOneRoute: readonly Defect[] = dates.map(({ name, first, soon }) => {
  const slot = (...nodes: readonly Body[]): Defect['bad'] => home(stack('holder', nodes), card('other'))
  const undated = card('second', { when: onRoute('second') })
  return {
    kind: 'slot that is empty for some time',
    title: `on one of two routes: ${name}`,
    code: 'PRF-EMPTY',
    at: { file: 'page/home.json', pointer: '/root/slots/body/0/slots/body' },
    bad: slot(card('first', { ...first }), undated),
    clean: slot(card('first', { ...first }), card('second', { ...soon })),
    isTrue: isEmptyOnce,
  }
})

export const empty = [...required, ...windows, ...onOneRoute]
