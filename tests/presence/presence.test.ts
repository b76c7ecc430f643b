/**
 * The presence of every target, and what the solver proves about it, compared with a walk over the compiled pages of
 * random sites. A person, an instant and a page for which both disagree is a contradiction.
 */
import { afterAll, describe, expect, test } from 'vitest'
import { provable } from '../../engine/check/check.fixture.ts'
import type { Catalogue } from '../../engine/core/catalogue.ts'
import type { Json } from '../../engine/core/json.ts'
import { type FindingWitness, formatFinding } from '../../engine/document/finding.ts'
import { openSolver } from '../../engine/prove/solve.ts'
import type { Target } from '../../engine/prove/targets.ts'
import { openWorkspace, type Workspace } from '../../engine/workspace/workspace.ts'
import { Random } from '../random.fixture.ts'
import { caseCount, testSeed } from '../sample.fixture.ts'
import { at, RandomSite, type SiteFiles } from './random-site.fixture.ts'
import { type Facts, type Opening, type Person, SiteWalk, type Test, testOf } from './walk.fixture.ts'

const text = { type: 'string' } as const
const catalogue: Catalogue = {
  ...provable,
  facts: {
    ...provable.facts,
    'clock.today': { owner: 'clock', schema: text, description: 'Today.', known: 'boot', examples: ['2026-11-20'] },
    'route.path': { owner: 'route', schema: text, description: 'The path.', known: 'boot', examples: ['/'] },
  },
}

const siteCount = caseCount({ quick: 5, full: 60, variable: 'PRESENCE_SITES' })
const situationCount = caseCount({ quick: 40, full: 500, variable: 'PRESENCE_SITUATIONS' })

const contradictions: string[] = []
let compared = 0

interface OpenedSite {
  readonly workspace: Workspace
  readonly walk: SiteWalk
  readonly targets: readonly Target[]
  /** What is seen in each situation, once it was walked. */
  readonly views: Map<Situation, readonly View[]>
}

function open(files: SiteFiles): OpenedSite {
  const workspace = openWorkspace({ catalogue })
  workspace.replace({ files })
  const errors = workspace.findings().filter(({ severity }) => severity === 'error')
  expect(errors.map(formatFinding)).toEqual([])
  const walk = new SiteWalk(workspace, workspace.checkedSite().settings.notFound, [
    { route: 'game', path: '/game/17' },
    // The sample of all other paths of this route.
    { route: 'game', path: '/game/1' },
  ])
  const targets = workspace.targets().filter(({ kind }) => kind === 'node' || kind === 'popup')
  return { workspace, walk, targets, views: new Map() }
}

interface Situation {
  readonly person: Person
  readonly at: number
}

/** What a person sees on each page. */
interface View {
  readonly facts: Facts
  readonly seen: ReadonlySet<string>
}

function viewsOf({ walk, views }: OpenedSite, situation: Situation): readonly View[] {
  const known = views.get(situation)
  if (known !== undefined) return known
  const found = walk.openings.map((opening) => {
    const facts = walk.factsOn(situation.person, situation.at, opening)
    return { facts, seen: walk.seen(facts) }
  })
  views.set(situation, found)
  return found
}

const readsRoute = ({ rule }: Target): boolean => JSON.stringify(rule).includes('"route.')

/** Whether the target is seen in a view. Nodes of a layout are other targets on other pages. */
function isSeenIn({ facts, seen }: View, { address, routes }: Target): boolean {
  return seen.has(address) && (routes.length === 0 || routes.includes(String(facts['route.id'])))
}

function contradict(seed: number, what: string, more: unknown): void {
  if (contradictions.length < 20) contradictions.push(`site ${seed}: ${what}: ${JSON.stringify(more)}`)
}

/** A witness as a whole person: facts that it does not name have their usual value. */
function personOf(persona: { readonly [fact: string]: Json }): Person {
  return {
    'session.loggedIn': false,
    'player.vipLevel': 0,
    'device.container': 'BROWSER',
    'popup.open': '',
    ...Object.fromEntries(Object.entries(persona).filter(([fact]) => !fact.startsWith('route.'))),
  }
}

/** The views of a witness: those of the route that it names, or all. */
function viewsOfWitness(walk: SiteWalk, { persona, at: moment }: Omit<FindingWitness, 'address'>): readonly View[] {
  const path = persona['route.path']
  const named: readonly Opening[] =
    typeof path !== 'string'
      ? []
      : [{ route: String(persona['route.id']), path, ...(isKnown(walk, path) ? {} : { isUnknown: true as const }) }]
  return [...walk.openings, ...named]
    .map((opening) => walk.factsOn(personOf(persona), moment, opening))
    .filter((facts) => Object.entries(persona).every(([fact, value]) => facts[fact] === value))
    .map((facts) => ({ facts, seen: walk.seen(facts) }))
}

function isKnown(walk: SiteWalk, path: string): boolean {
  return /^\/game\/\d+$/.test(path) || walk.openings.some((one) => one.path === path && one.isUnknown !== true)
}

function compareTargets(seed: number, site: OpenedSite, situations: readonly Situation[]): void {
  const tests = new Map<string, Test>()
  const compiled = site.targets.map((target) => {
    const key = JSON.stringify(target.rule)
    const known = tests.get(key) ?? testOf(target.rule)
    tests.set(key, known)
    return { target, test: known, isByRoute: readsRoute(target) }
  })
  for (const situation of situations) {
    const views = viewsOf(site, situation)
    for (const { target, test: holds, isByRoute } of compiled) {
      compared++
      const wrong = isByRoute
        ? views.find((view) => holds(view.facts) !== isSeenIn(view, target))
        : holds(views[0]?.facts ?? {}) === views.some((view) => isSeenIn(view, target))
          ? undefined
          : views[0]
      if (wrong !== undefined) contradict(seed, target.address, [target.rule, target.routes, wrong.facts])
    }
  }
}

/** What the solver proves about each target is what the walk shows. */
function compareSolver(seed: number, site: OpenedSite, situations: readonly Situation[]): void {
  const { walk, targets } = site
  const solver = openSolver({ facts: catalogue.facts, from: at })
  const never: Target[] = []
  for (const target of targets) {
    const answer = solver.possible(target.rule)
    if (answer.is === 'not-proven') contradict(seed, 'not proven', [target.address, answer.reason, target.rule])
    else if (answer.is === 'impossible') never.push(target)
    else if (!viewsOfWitness(walk, answer.witness).some((view) => isSeenIn(view, target)))
      contradict(seed, `the witness does not see ${target.address}`, answer.witness)
  }
  for (const situation of situations.filter((one) => one.at >= at))
    for (const view of viewsOf(site, situation))
      for (const target of never) if (isSeenIn(view, target)) contradict(seed, `${target.address} is seen`, view.facts)
}

describe('on random sites', () => {
  afterAll(() => console.log(`${siteCount} sites, ${compared.toLocaleString('en')} comparisons of presence`))

  test('presence and witnesses are those of the player', { timeout: 7_200_000 }, () => {
    for (let n = 0; n < siteCount && contradictions.length < 20; n++) {
      const seed = testSeed + n
      const random = new Random(seed)
      const source = new RandomSite(random)
      const site = open(source.files())
      const situations = Array.from({ length: situationCount }, () => ({
        person: source.person(),
        at: source.moment(),
      }))
      compareTargets(seed, site, situations)
      compareSolver(seed, site, situations)
    }
    expect(contradictions.join('\n')).toBe('')
  })
})
