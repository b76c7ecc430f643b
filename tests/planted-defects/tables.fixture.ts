/** Decision tables with gaps, rows that never decide and rows that overlap, and steps that never run. */
import type { Body } from '../../engine/check/check.fixture.ts'
import { card, type Changes, home, table } from '../../engine/prove/prove.fixture.ts'
import type { BruteForce } from './brute-force.fixture.ts'
import type { Defect } from './defect.fixture.ts'
import { covering, excluding, meetings, readsRoute, shadowing } from './rules.fixture.ts'

const file = 'decision-table/badge.json'
const rowsOf = (site: BruteForce): ReturnType<BruteForce['written']> => site.written('decision-table/badge', 'rows')

/** Whether row `n` is the first row that holds for some person and instant. */
function decides(site: BruteForce, n: number): boolean {
  const rows = rowsOf(site)
  return site.matching(rows).some((matching) => matching[0] === n)
}

/** Pairs of rules without schedules and without routes, because rows can have neither. */
const pairs = excluding.flatMap(({ name, around, own, fine }) =>
  around.when === undefined || own.when === undefined || fine.when === undefined || readsRoute(around, own)
    ? []
    : [{ name, around: around.when, own: own.when, fine: fine.when }],
)

const never: readonly Defect[] = pairs.map(({ name, around, own, fine }) => {
  const rows = (rule: Body): Changes => table('first', [{ all: [around, rule] }, true])
  return {
    kind: 'row that never holds',
    title: name,
    code: 'PRF-NEVER',
    at: { file, pointer: '/rows/0/when' },
    bad: rows(own),
    clean: rows(fine),
    isTrue: (site) => !decides(site, 0),
  }
})

const withoutRoutes = shadowing.filter(({ earlier, own }) => !readsRoute(earlier, own))
const shadowed: readonly Defect[] = withoutRoutes.map(({ name, earlier, own, fine }) => {
  const rows = (rule: Body): Changes => table('first', [...earlier, rule, true])
  return {
    kind: 'row behind earlier ones',
    title: name,
    code: 'PRF-SHADOW',
    at: { file, pointer: `/rows/${earlier.length}` },
    bad: rows(own),
    clean: rows(fine),
    isTrue: (site) => !decides(site, earlier.length),
  }
})

const complete = covering.filter(({ rules }) => !readsRoute(rules))
const covered: readonly Defect[] = complete.map(({ name, rules, fine }) => {
  const rows = (last: Body): Changes => table('first', [...rules.slice(0, -1), last, true])
  return {
    kind: 'last row that is not needed',
    title: name,
    code: 'PRF-ALWAYS',
    at: { file, pointer: `/rows/${rules.length}` },
    bad: rows(rules.at(-1) ?? {}),
    clean: rows(fine),
    isTrue: (site) => !decides(site, rules.length),
  }
})

const gaps: readonly Defect[] = (['first', 'unique'] as const).flatMap((hit) =>
  complete.map(({ name, rules }) => ({
    kind: 'gap in a table',
    title: `${hit}: ${name}, without the last row`,
    code: 'PRF-GAP',
    at: { file, pointer: '/rows' },
    bad: table(hit, rules.slice(0, -1)),
    clean: table(hit, rules),
    isTrue: (site) => site.matching(rowsOf(site)).some(({ length }) => length === 0),
  })),
)

/** Two rows of a `unique` table hold for one person. */
const overlaps: readonly Defect[] = meetings.flatMap(({ name, one, other, apart }) => {
  const [first, second, third] = [one.when, other.when, apart.when]
  if (first === undefined || second === undefined || third === undefined) return []
  // Only the pair `a common nickname` leaves people for whom neither row holds, so its clean table has a third row.
  const rest = name === 'a common nickname' ? [{ not: { any: [first, third] } }] : []
  return [
    {
      kind: 'rows that overlap',
      title: name,
      code: 'PRF-OVERLAP',
      at: { file, pointer: '/rows/1' },
      bad: table('unique', [first, second]),
      clean: table('unique', [first, third, ...rest]),
      isTrue: (site) => site.matching(rowsOf(site)).some(({ length }) => length > 1),
    },
  ]
})

const steps: readonly Defect[] = pairs.map(({ name, around, own, fine }) => {
  const flow = (rule: Body): Changes => ({
    ...home(card('start', { on: { press: [{ do: { flow: 'go' } }] } })),
    'flow/go.json': {
      args: {},
      steps: [
        { id: 'back', do: 'nav.back', when: { all: [around, rule] } },
        { id: 'open', do: 'nav.open', args: { link: { route: 'home' } } },
      ],
    },
  })
  return {
    kind: 'step that never runs',
    title: name,
    code: 'PRF-NEVER',
    at: { file: 'flow/go.json', pointer: '/steps/0/when' },
    bad: flow(own),
    clean: flow(fine),
    isTrue: (site) => site.matching(site.written('flow/go', 'steps').slice(0, 1)).every(({ length }) => length === 0),
  }
})

export const tables = [...never, ...shadowed, ...covered, ...gaps, ...overlaps, ...steps]
