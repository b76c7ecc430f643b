/**
 * Compares the tools that use the condition of presence with walks over the pages of `config` and of `examples/bus`.
 */
import { expect, test } from 'vitest'
import { catalogue } from '../../catalogue/catalogue.ts'
import { isList, type Json } from '../../engine/core/json.ts'
import type { RulePlan } from '../../engine/core/slice.ts'
import { readSiteFolder } from '../../engine/release/folder.ts'
import type { Workspace } from '../../engine/workspace/workspace.ts'
import { openSite } from '../../tools/site-version.ts'
import { Random } from '../random.fixture.ts'
import { caseCount, testSeed } from '../sample.fixture.ts'
import { compareFindings } from './compare-findings.fixture.ts'
import { compareSolver, compareTargets } from './compare-presence.fixture.ts'
import { compareSheet } from './compare-sheet.fixture.ts'
import { compareTimeline } from './compare-timeline.fixture.ts'
import { compareWhy } from './compare-why.fixture.ts'
import { type Comparison, Contradictions, openedSite, type OpenedSite } from './opened-site.fixture.ts'
import type { Situation } from './views.fixture.ts'
import type { Opening, Person } from './walk.fixture.ts'

/** Number of samples. A sample is a person, an instant and a page. */
const sampleCount = caseCount({ quick: 300, full: 500_000, variable: 'PRESENCE_SAMPLES' })
const sheetCount = caseCount({ quick: 1, full: 10 })
/** Number of situations that are compared at once. It is limited, because their views are kept in memory. */
const BATCH = 50
const HOUR = 3_600_000
/** A Friday a month before the seasonal schedules of the sites start. */
const at = Date.UTC(2026, 10, 20, 8)

const folders = ['config', 'examples/bus']
const { facts } = catalogue
const usual: Person = impliedFacts(
  Object.fromEntries(Object.entries(facts).map(([fact, { examples }]) => [fact, examples[0] as Json])),
)

/** Sets the facts that other facts imply: a visitor, for example, has no level. */
function impliedFacts(person: { [fact: string]: Json }): Person {
  for (const [fact, { implied }] of Object.entries(facts))
    if (implied !== undefined && person[implied.fact] === implied.is) person[fact] = implied.value
  return person
}

/** Returns an example path for each route with parameters. */
function samplesOf(workspace: Workspace): readonly Opening[] {
  return workspace
    .checkedSite()
    .index.documents('route')
    .flatMap(({ id, value: { path, params = {}, page } }): readonly Opening[] => {
      if (page === undefined || !path.includes('{')) return []
      const value = (_: string, name: string): string => {
        const param = params[name]
        return param !== undefined && 'enum' in param ? (param.enum[0] ?? '1') : '1'
      }
      return [{ route: id, path: path.replace(/\{(\w+)\??\}/g, value) }]
    })
}

/** Returns the values with which rules compare each fact, and for numbers also the next lower and higher values. */
function namedValues(workspace: Workspace): ReadonlyMap<string, readonly Json[]> {
  const found = new Map<string, Json[]>()
  const visit = (rule: RulePlan): void => {
    if (typeof rule === 'boolean') return
    if (rule[0] !== 'is') return (rule.slice(1) as RulePlan[]).forEach(visit)
    const [, fact, , wanted] = rule
    const list: readonly Json[] = isList(wanted) ? wanted : wanted === undefined ? [] : [wanted as Json]
    const values = list
      .filter((one) => typeof one !== 'object')
      .flatMap((one): readonly Json[] => (typeof one === 'number' ? [one - 1, one, one + 1] : [one]))
    if (facts[fact] !== undefined) found.set(fact, [...(found.get(fact) ?? []), ...values])
  }
  for (const { rule } of workspace.targets()) visit(rule)
  return found
}

function randomPerson(named: ReadonlyMap<string, readonly Json[]>, random: Random): Person {
  const person: { [fact: string]: Json } = { ...usual }
  for (const [fact, values] of named) {
    const { schema, examples } = facts[fact] as (typeof facts)[string]
    const enumerated = 'enum' in schema && schema.enum !== undefined ? (schema.enum as readonly Json[]) : []
    const known =
      schema.type === 'boolean' ? [false, true] : [...enumerated, ...(enumerated.length > 0 ? [] : values), ...examples]
    person[fact] = random.pick(known as readonly Json[])
  }
  return { ...impliedFacts(person), 'popup.open': '' }
}

test.each(folders)(
  'every tool computes the same presence as the player for the site %s',
  { timeout: 36_000_000 },
  async (folder) => {
    const workspace = openSite(await readSiteFolder(new URL(`../../${folder}`, import.meta.url).pathname), folder)
    const opened = openedSite(workspace, usual, samplesOf(workspace))
    const [named, random] = [namedValues(workspace), new Random(testSeed)]
    const contradictions = new Contradictions()
    const comparisonOf = (count: number): Comparison => {
      const site: OpenedSite = { ...opened, views: new WeakMap() }
      const situations = Array.from({ length: count }, (): Situation => ({
        person: randomPerson(named, random),
        at: at + random.below(60 * 24) * HOUR + random.pick([-1, 0, 1]),
      }))
      return { name: folder, site, situations, at, contradictions }
    }
    const situationCount = Math.ceil(sampleCount / opened.walk.openings.length)
    for (let left = situationCount; left > 0 && contradictions.count < 20; left -= BATCH)
      compareTargets(comparisonOf(Math.min(left, BATCH)))
    const some = comparisonOf(Math.min(situationCount, BATCH))
    compareSolver(some, catalogue)
    compareFindings(some)
    compareTimeline(some, 30)
    for (const { id } of random.some(workspace.checkedSite().index.documents('page'), sheetCount))
      compareSheet(some, catalogue, id)
    const onRoutes = opened.targets.filter(({ routes }) => routes.length > 0)
    compareWhy({ ...some, situations: some.situations.slice(0, 1) }, catalogue, random.some(onRoutes, 2))
    const samples = (situationCount * opened.walk.openings.length).toLocaleString('en')
    console.log(
      `${folder}: ${samples} samples from seed ${testSeed}, ${contradictions.compared.toLocaleString('en')} comparisons`,
    )
    expect(contradictions.toString()).toBe('')
  },
)
