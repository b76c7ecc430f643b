/**
 * Compares every tool that uses the condition of presence with a walk over the compiled pages of random sites. A
 * contradiction is a person, an instant and a page for which the tool and the walk disagree.
 */
import { afterAll, expect, test } from 'vitest'
import { at, provableWithLogout as catalogue } from '../../engine/prove/prove.fixture.ts'
import { cutNodesOf, type Target } from '../../engine/prove/targets.ts'
import { openWorkspace, type Workspace } from '../../engine/workspace/workspace.ts'
import { Random } from '../random.fixture.ts'
import { caseCount, testSeed } from '../sample.fixture.ts'
import { compareDifference } from './compare-difference.fixture.ts'
import { compareFindings } from './compare-findings.fixture.ts'
import { compareSolver, compareTargets, compareWalks } from './compare-presence.fixture.ts'
import { compareSheet } from './compare-sheet.fixture.ts'
import { compareTimeline } from './compare-timeline.fixture.ts'
import { compareUses } from './compare-uses.fixture.ts'
import { compareWhy } from './compare-why.fixture.ts'
import { edited } from './edits.fixture.ts'
import { featuresOf } from './features.fixture.ts'
import { type Comparison, Contradictions, openedSite, type OpenedSite } from './opened-site.fixture.ts'
import { RandomSite, type SiteFiles } from './random-site.fixture.ts'

const siteCount = caseCount({ quick: 100, full: 2000, variable: 'PRESENCE_SITES' })
const situationCount = caseCount({ quick: 500, full: 500, variable: 'PRESENCE_SITUATIONS' })
const contradictions = new Contradictions()
/**
 * Days that the compared timeline covers, by size of the site. For a large site, the timeline takes as long as all
 * other tools together.
 */
const timelineDays = { tiny: 10, small: 10, medium: 30, large: 30 } as const

/** The minimum number of sites with each feature, and of findings of each kind, in 1,000 sites. */
const minimums: { readonly [what: string]: number } = {
  tiny: 550,
  small: 200,
  medium: 15,
  large: 1,
  edit: 600,
  variant: 300,
  'variant in a variant': 5,
  'list of banners': 100,
  'list of tabs': 80,
  include: 15,
  'include with true': 15,
  'table column': 60,
  'start of a flow': 50,
  action: 200,
  link: 300,
  redirect: 80,
  login: 150,
  restricted: 150,
  popup: 300,
  'popup on routes': 60,
  'layout/bare': 60,
  'schedule from': 300,
  'schedule until': 300,
  'schedule weekly': 300,
  'fact session.loggedIn': 500,
  'fact player.vipLevel': 500,
  'fact device.container': 300,
  'fact route.id': 300,
  'fact route.path': 150,
  'fact route.login': 80,
  'fact route.restricted': 80,
  'fact clock.today': 300,
  'fact clock.now': 200,
  'PRF-NEVER': 300,
  'PRF-ENDED': 80,
  'PRF-ALWAYS': 300,
  'PRF-SHADOW': 20,
  'PRF-GAP': 20,
  'PRF-OVERLAP': 20,
  'PRF-TIE': 1,
  'PRF-EMPTY': 300,
  'PRF-ENDS': 5,
  'PRF-CLOSED': 20,
  'PRF-PARTLY-CLOSED': 60,
  'PRF-UNREACHED': 10,
  'PRF-FAILS': 40,
}

const usual = {
  'session.loggedIn': false,
  'player.vipLevel': 0,
  'device.container': 'BROWSER',
  'popup.open': '',
}
/**
 * Example paths of the route `game`. The last one is also the path of witnesses that are on any other path of this
 * route.
 */
const samples = [
  { route: 'game', path: '/game/17' },
  { route: 'game', path: '/game/1' },
]

function workspaceOf(files: SiteFiles): Workspace {
  const workspace = openWorkspace({ catalogue })
  workspace.replace({ files })
  return workspace
}

/** Returns the site after an edit; undefined if it has errors. */
function editedSite(files: SiteFiles, random: Random): OpenedSite | undefined {
  const workspace = workspaceOf(edited(files, random))
  return workspace.hasErrors() ? undefined : openedSite(workspace, usual, samples)
}

const milliseconds = new Map<string, number>()

function measured<T>(tool: string, run: () => T): T {
  const start = performance.now()
  const result = run()
  milliseconds.set(tool, (milliseconds.get(tool) ?? 0) + performance.now() - start)
  return result
}

/** The number of sites by size, by feature and after an edit. */
const sites = new Map<string, number>()
let siteNumber = 0

function countSite(what: string): void {
  sites.set(what, (sites.get(what) ?? 0) + 1)
}

const listed = (counts: ReadonlyMap<string, number>): string =>
  [...counts].map(([what, count]) => `${what} ${Math.round(count).toLocaleString('en')}`).join(', ')

const startUsage = process.cpuUsage()

afterAll(() => {
  const { user, system } = process.cpuUsage(startUsage)
  console.log(
    [
      `${siteNumber} sites from seed ${testSeed} x ${situationCount} persons and moments`,
      `${contradictions.compared.toLocaleString('en')} comparisons in ${((user + system) / 1e6).toFixed(0)} s of processor time`,
      `milliseconds: ${listed(milliseconds)}`,
      `sites: ${listed(sites)}`,
      `findings: ${listed(contradictions.findings)}`,
    ].join('\n'),
  )
})

function compareSite(seed: number): void {
  const random = new Random(seed)
  const source = new RandomSite(random)
  const files = measured('generate', () => source.files())
  const site = measured('check and compile', () => openedSite(workspaceOf(files), usual, samples))
  countSite(source.size)
  for (const feature of featuresOf(files)) countSite(feature)
  const situations = Array.from({ length: situationCount }, () => ({ person: source.person(), at: source.moment() }))
  const comparison: Comparison = { name: `site ${seed}`, site, situations, at, contradictions }
  measured('walk', () => compareWalks(comparison, 1))
  measured('presence', () => compareTargets(comparison))
  measured('findings', () => compareFindings(comparison))
  measured('tables, flows and skins', () => compareUses(comparison))
  measured('solver', () => compareSolver(comparison, catalogue))
  measured('timeline', () => compareTimeline(comparison, timelineDays[source.size]))
  measured('contact sheet', () => compareSheet(comparison, catalogue, 'home'))
  const onRoutes = (targets: readonly Target[]): readonly Target[] => targets.filter(({ routes }) => routes.length > 0)
  const cut = cutNodesOf(site.workspace.checkedSite(), catalogue)
  const nodes = [...random.some(onRoutes(site.targets), 1), ...random.some(onRoutes(cut), 1)]
  measured('why', () => compareWhy({ ...comparison, situations: situations.slice(0, 1) }, catalogue, nodes))
  const after = measured('edit, check and compile', () => editedSite(files, random))
  if (after === undefined) return
  countSite('edit')
  measured('difference', () => compareDifference({ ...comparison, site: after }, site))
}

test('every tool computes the same presence as the player', { timeout: 36_000_000 }, () => {
  for (; siteNumber < siteCount && contradictions.count < 20; siteNumber++) compareSite(testSeed + siteNumber)
  expect(contradictions.toString()).toBe('')
  const counts = new Map([...sites, ...contradictions.findings])
  const rare = Object.entries(minimums).filter(
    ([what, least]) => (counts.get(what) ?? 0) < Math.floor((least * siteCount) / 1_000),
  )
  expect(rare.map(([what, least]) => `${what}: ${counts.get(what) ?? 0} of ${least} per 1,000`)).toEqual([])
})
