/** Things that are never visible, that have ended, or that are hidden behind earlier variants. */
import type { Body } from '../../engine/check/check.fixture.ts'
import { card, home, onDay, pick, popup, route } from '../../engine/prove/prove.fixture.ts'
import { type Defect, inside, inTurn, plantThing } from './defect.fixture.ts'
import { guardedBy, type Place, places, type Thing, things } from './places.fixture.ts'
import { type Conditions, covering, excluding, type Nested, readsRoute, shadowing } from './rules.fixture.ts'

/** Returns the property that contains the conditions. No conditions here have both a rule and a schedule. */
const keyOf = ({ when }: Conditions): string => (when === undefined ? '/schedule' : '/when')

const fits = (place: Place, thing: Thing, { around, own, fine }: Nested): boolean =>
  place.takes(around) && thing.takes(own) && thing.takes(fine)

/** Things that are never visible, because their own conditions exclude the conditions around them. */
const never: readonly Defect[] = places.flatMap((place, p) =>
  things.flatMap((thing, t) =>
    inTurn(
      excluding.filter((shape) => fits(place, thing, shape)),
      p * things.length + t,
      4,
    ).map(({ name, around, own, fine }) => {
      const bad = plantThing(place, thing, around, own)
      return {
        kind: 'never visible',
        title: `${thing.name} in ${place.name}: ${name}`,
        code: 'PRF-NEVER',
        at: inside(bad.at, keyOf(own)),
        bad: bad.changes,
        clean: plantThing(place, thing, around, fine).changes,
        isTrue: (site) => !site.sees('target'),
      }
    }),
  ),
)

/** A popup for people who cannot open its routes. */
const popupsBehindGuards: readonly Defect[] = excluding
  .filter(({ around, own }) => around.when !== undefined && own.when !== undefined && !readsRoute(around, own))
  .map(({ name, around, own, fine }) => {
    const site = (conditions: Conditions): Defect['bad'] => ({
      ...home(card('other')),
      ...guardedBy(around.when ?? {}),
      'route/account.json': route('/account', { login: true }),
      ...popup('target', { routes: ['account'], ...conditions }),
    })
    return {
      kind: 'popup never opens',
      title: `behind a guard: ${name}`,
      code: 'PRF-NEVER',
      at: { file: 'popup/target.json', pointer: '/when' },
      bad: site(own),
      clean: site(fine),
      isTrue: (force) => !force.sees('target'),
    }
  })

/** A popup on routes that show no page. */
const popupsOnRedirects: readonly Defect[] = [['old'], ['old', 'older']].map((routes) => {
  const redirects = { 'route/old.json': redirect('/old'), 'route/older.json': redirect('/older') }
  const site = (more: readonly string[]): Defect['bad'] => ({
    ...home(card('other')),
    ...redirects,
    ...popup('target', { routes: [...routes, ...more] }),
  })
  return {
    kind: 'popup never opens',
    title: `only on routes that redirect: ${routes.join()}`,
    code: 'PRF-NEVER',
    at: { file: 'popup/target.json', pointer: '/routes' },
    bad: site([]),
    clean: site(['home']),
    isTrue: (force) => !force.sees('target'),
  }
})

function redirect(path: string): Body {
  return { path, redirect: { to: { route: 'home' } } }
}

/** Conditions that held only before the start of the proofs. */
const pasts: readonly { readonly name: string; readonly own: Conditions; readonly fine: Conditions }[] = [
  {
    name: 'a schedule',
    own: { schedule: { until: '2026-11-01T12:00' } },
    fine: { schedule: { until: '2026-11-21T12:00' } },
  },
  {
    name: 'a day',
    own: { when: onDay('2026-11-19') },
    fine: { when: onDay('2026-11-21') },
  },
  {
    name: 'an instant',
    own: { when: { fact: 'clock.now', op: 'lt', value: '2026-11-10T00:00' } },
    fine: { when: { fact: 'clock.now', op: 'lt', value: '2026-12-10T00:00' } },
  },
]

const ended: readonly Defect[] = things.flatMap((thing, t) =>
  pasts
    .filter(({ own }) => thing.takes(own))
    .flatMap(({ name, own, fine }, n) =>
      inTurn(
        places.filter(({ takes }) => takes({})),
        t * pasts.length + n,
        1,
      ).map((place) => {
        const bad = plantThing(place, thing, {}, own)
        return {
          kind: 'ended',
          title: `${thing.name} in ${place.name}: ${name}`,
          code: 'PRF-ENDED',
          at: inside(bad.at, keyOf(own)),
          bad: bad.changes,
          clean: plantThing(place, thing, {}, fine).changes,
          isTrue: (site) => !site.sees('target') && site.saw('target'),
        }
      }),
    ),
)

/** A variant that is never shown, because everybody for whom its rule holds sees an earlier variant. */
const shadowed: readonly Defect[] = places
  .filter(({ takes }) => takes({}))
  .flatMap((place) =>
    shadowing.map(({ name, earlier, own, fine }) => {
      const variants = (rule: Body): readonly Body[] => [
        pick(
          'variants',
          ...earlier.map((when, n) => card(`before-${n}`, { when })),
          card('target', { when: rule }),
          card('last'),
        ),
      ]
      const bad = place.plant(variants(own), {})
      return {
        kind: 'variant behind earlier ones',
        title: `in ${place.name}: ${name}`,
        code: 'PRF-SHADOW',
        at: inside(bad.at, `/0/of/${earlier.length}`),
        bad: bad.changes,
        clean: place.plant(variants(fine), {}).changes,
        isTrue: (site) => !site.sees('target'),
      }
    }),
  )

/** The last variant, which has no rule, is never shown, because one of the earlier variants always is. */
const covered: readonly Defect[] = places
  .filter(({ takes }) => takes({}))
  .flatMap((place) =>
    covering.map(({ name, rules, fine }) => {
      const variants = (last: Body): readonly Body[] => [
        pick(
          'variants',
          ...[...rules.slice(0, -1), last].map((when, n) => card(`before-${n}`, { when })),
          card('target'),
        ),
      ]
      const bad = place.plant(variants(rules.at(-1) ?? {}), {})
      return {
        kind: 'last variant that is not needed',
        title: `in ${place.name}: ${name}`,
        code: 'PRF-ALWAYS',
        at: inside(bad.at, `/0/of/${rules.length}`),
        bad: bad.changes,
        clean: place.plant(variants(fine), {}).changes,
        isTrue: (site) => !site.sees('target'),
      }
    }),
  )

export const hidden = [...never, ...popupsBehindGuards, ...popupsOnRedirects, ...ended, ...shadowed, ...covered]
