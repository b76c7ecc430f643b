/** Things that are visible at the same time although only one of them, or a few, may be. */
import type { Body } from '../../engine/check/check.fixture.ts'
import { banner, bannerList, card, type Changes, home, popup, stack } from '../../engine/prove/prove.fixture.ts'
import type { BruteForce } from './brute-force.fixture.ts'
import { type Defect, inside, inTurn } from './defect.fixture.ts'
import { places } from './places.fixture.ts'
import { type Conditions, type Meeting, meetings } from './rules.fixture.ts'

const alwaysOpen = places.filter(({ takes }) => takes({}))

/** Whether a person sees all `ids` at the same time on one page. */
const seesAll =
  (...ids: readonly string[]): Defect['isTrue'] =>
  (site) =>
    site.some((view) => ids.every((id) => view.ids.has(id)))

/** Returns `count` defects for each place, each with another pair of conditions. */
const atPlaces = (
  count: number,
  plant: (place: (typeof places)[number], shape: Meeting) => Defect,
): readonly Defect[] =>
  alwaysOpen.flatMap((place, p) => inTurn(meetings, p * count, count).map((shape) => plant(place, shape)))

const banners: readonly Defect[] = atPlaces(4, (place, { name, one, other, apart }) => {
  const site = (second: Conditions): Changes => ({
    ...place.plant([bannerList('banners')], {}).changes,
    'banner/one.json': banner(1, { ...one }),
    'banner/two.json': banner(1, { ...second }),
  })
  return {
    kind: 'banners of the same order',
    title: `in ${place.name}: ${name}`,
    code: 'PRF-OVERLAP',
    at: { file: 'banner/two.json', pointer: '' },
    bad: site(other),
    clean: site(apart),
    isTrue: seesAll('one', 'two'),
  }
})

/** Two lists for different people. Only the second list shows both banners. */
const bannersInSecondList: readonly Defect[] = meetings
  .filter(({ one, other }) => one.when !== undefined && other.when !== undefined)
  .map(({ name, one, other }) => {
    const site = (second: Conditions): Changes => ({
      ...home(
        stack('first-box', [bannerList('first'), card('plain')], { when: { not: one.when } }),
        stack('second-box', [bannerList('second'), card('simple')], { ...one }),
      ),
      'banner/one.json': banner(1),
      'banner/two.json': banner(1, { ...second }),
    })
    return {
      kind: 'banners of the same order',
      title: `in the second of two lists: ${name}`,
      code: 'PRF-OVERLAP',
      at: { file: 'banner/two.json', pointer: '' },
      bad: site(other),
      clean: { ...site(other), 'banner/two.json': banner(2, { ...other }) },
      isTrue: (force) =>
        orderOf(force, 'one') === orderOf(force, 'two') && force.some(({ ids }) => ids.has('one') && ids.has('two')),
    }
  })

const orderOf = (site: BruteForce, id: string): unknown => site.written(`banner/${id}`)[0]?.sort

const image = (id: string, more: Conditions = {}): Body => ({
  id,
  widget: 'Image',
  v: 1,
  props: { priority: true },
  ...more,
})

const images: readonly Defect[] = atPlaces(3, (place, { name, one, other, apart }) => {
  const bad = place.plant([image('one', one), image('two', other)], {})
  return {
    kind: 'images that both load first',
    title: `in ${place.name}: ${name}`,
    code: 'PRF-PRIORITY',
    at: inside(bad.at, '/1'),
    bad: bad.changes,
    clean: place.plant([image('one', one), image('two', apart)], {}).changes,
    isTrue: seesAll('one', 'two'),
  }
})

/** The slot takes at most two cards. */
const overLimit: readonly Defect[] = atPlaces(4, (place, { name, one, other, apart }) => {
  const slot = (last: Conditions): readonly Body[] => [
    {
      id: 'holder',
      widget: 'Stack',
      v: 1,
      slots: { cards: [card('always'), card('one', { ...one }), card('two', { ...last })] },
    },
  ]
  const bad = place.plant(slot(other), {})
  return {
    kind: 'slot over its limit',
    title: `in ${place.name}: ${name}`,
    code: 'PRF-LIMIT',
    at: inside(bad.at, '/0/slots/cards/2'),
    bad: bad.changes,
    clean: place.plant(slot(apart), {}).changes,
    isTrue: seesAll('always', 'one', 'two'),
  }
})

const listOverLimit: readonly Defect[] = atPlaces(1, (place, { name, one, other, apart }) => {
  const list = place.plant([{ id: 'holder', widget: 'Stack', v: 1, slots: { cards: [bannerList('banners')] } }], {})
  const site = (last: Conditions): Changes => ({
    ...list.changes,
    'banner/one.json': banner(1),
    'banner/two.json': banner(2, { ...one }),
    'banner/zwei.json': banner(3, { ...last }),
  })
  return {
    kind: 'slot over its limit',
    title: `by a list in ${place.name}: ${name}`,
    code: 'PRF-LIMIT',
    at: { file: 'banner/zwei.json', pointer: '' },
    bad: site(other),
    clean: site(apart),
    isTrue: seesAll('one', 'two', 'zwei'),
  }
})

/** The routes of the two popups. */
const popupRoutes: readonly (readonly [name: string, one: Body, two: Body])[] = [
  ['everywhere', {}, {}],
  ['on one route', { routes: ['home'] }, { routes: ['home'] }],
  ['one of them everywhere', { routes: ['second', 'home'] }, {}],
  ['on a common route', { routes: ['game', 'home'] }, { routes: ['home', 'second'] }],
]

const popups: readonly Defect[] = popupRoutes.flatMap(([where, first, second]) =>
  meetings.map(({ name, one, other, apart }) => {
    const site = (last: Conditions): Changes => ({
      ...home(card('other')),
      ...popup('one', { ...first, ...one }),
      ...popup('two', { ...second, ...last, root: card('second-sheet') }),
    })
    return {
      kind: 'popups that tie',
      title: `${where}: ${name}`,
      code: 'PRF-TIE',
      at: { file: 'popup/two.json', pointer: '' },
      bad: site(other),
      clean: site(apart),
      isTrue: (force) => force.some((view) => force.popupsIn(view).length > 1),
    }
  }),
)

/** The popups open for the same people at the same time. Without the defect they have no common route. */
const popupsOnRoutes: readonly Defect[] = meetings.map(({ name, one, other }) => {
  const site = (route: string): Changes => ({
    ...home(card('other')),
    ...popup('one', { routes: ['home', 'game'], ...one }),
    ...popup('two', { routes: [route], ...other, root: card('second-sheet') }),
  })
  return {
    kind: 'popups that tie',
    title: `on a common route or on none: ${name}`,
    code: 'PRF-TIE',
    at: { file: 'popup/two.json', pointer: '' },
    bad: site('home'),
    clean: site('second'),
    isTrue: (force) => force.some((view) => force.popupsIn(view).length > 1),
  }
})

const skins: readonly Defect[] = meetings.map(({ name, one, other, apart }) => {
  const skin = (more: Conditions): Body => ({ title: 'Skin', priority: 5, scheme: 'dark', tokens: {}, ...more })
  const site = (last: Conditions): Changes => ({ 'skin/one.json': skin(one), 'skin/two.json': skin(last) })
  return {
    kind: 'skins that overlap',
    title: name,
    code: 'PRF-OVERLAP',
    at: { file: 'skin/two.json', pointer: '' },
    bad: site(other),
    clean: site(apart),
    isTrue: (force) =>
      force.matching([...force.written('skin/one'), ...force.written('skin/two')]).some(({ length }) => length > 1),
  }
})

export const together = [
  ...banners,
  ...bannersInSecondList,
  ...images,
  ...overLimit,
  ...listOverLimit,
  ...popups,
  ...popupsOnRoutes,
  ...skins,
]
