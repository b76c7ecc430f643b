import { expect, test } from 'vitest'
import { Random } from '../../tests/random.fixture.ts'
import { files } from '../check/check.fixture.ts'
import { checkSource } from '../check/check.ts'
import { asChecked } from '../check/site.ts'
import { sourceOf } from '../document/source.ts'
import { Meetings } from './meetings.ts'
import { at, type Changes, loggedIn, popup, provableByDay as catalogue, route, vip } from './prove.fixture.ts'
import { openSolver } from './solve.ts'
import { placesOf, targetsOf } from './targets.ts'

test('popups that can be visible together are always compared, and fewer than half of the other pairs are compared', () => {
  const random = new Random(7)
  const routes = ['home', 'game', 'second', 'third']
  const rules = (n: number): readonly unknown[] => [
    { fact: 'player.nickname', op: random.pick(['eq', 'neq']), value: random.pick(['Ana', 'Ben', 'Cora']) },
    { fact: 'player.vipLevel', op: 'between', value: [n % 8, (n % 8) + random.below(4)] },
    { fact: 'route.path', op: random.pick(['eq', 'neq']), value: random.pick(['/', '/second', '/third']) },
    { any: [loggedIn, vip(1 + (n % 5))] },
  ]
  const popups: Changes = Object.assign(
    {},
    ...Array.from({ length: 60 }, (_, n) =>
      popup(`p-${n}`, {
        when: { all: random.some(rules(n), 2) },
        ...(random.next() < 0.5 ? { routes: random.some(routes, 2) } : {}),
      }),
    ),
  )
  const source = files({ ...popups, 'route/second.json': route('/second'), 'route/third.json': route('/third') })
  const { site, findings } = checkSource(sourceOf({ files: source }), catalogue)
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([])
  const targets = targetsOf(asChecked(site), catalogue).filter(({ kind }) => kind === 'popup')
  const places = placesOf(asChecked(site), catalogue)
  const solver = openSolver({ facts: catalogue.facts, from: at })
  const meetings = new Meetings(targets, solver)
  const counts = { compared: 0, meeting: 0, pairs: 0 }
  targets.forEach((target, n) => {
    const compared = new Set(meetings.before(n))
    targets.slice(0, n).forEach((other, m) => {
      const isPossible = solver.possible(places.ruleOfBoth(other, target)).is !== 'impossible'
      counts.pairs++
      if (compared.has(m)) counts.compared++
      if (isPossible) counts.meeting++
      if (isPossible) expect(compared, `${other.address} and ${target.address}`).toContain(m)
    })
  })
  expect(counts.meeting).toBeGreaterThan(300)
  expect(counts.compared).toBeLessThan(counts.meeting + (counts.pairs - counts.meeting) / 2)
})
