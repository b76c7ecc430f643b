/**
 * The cost of proofs: of our site, of sites with 1,000 and 10,000 different rules, of large
 * decision tables, and of the adversarial sites.
 */
import { fork } from 'node:child_process'
import { join } from 'node:path'
import { prove } from '../../../engine/prove/prove.ts'
import { readSiteFolder } from '../../../engine/release/folder.ts'
import type { SourceFiles } from '../../../engine/document/source.ts'
import { catalogue } from '../../../catalogue/catalogue.ts'
import { openSite } from '../../../tools/site-version.ts'
import { smallSite } from '../../faults/small-site.fixture.ts'
import { Random } from '../../random.fixture.ts'
import type { CheckedSite } from '../../../engine/check/site.ts'
import type { Catalogue } from '../../../engine/core/catalogue.ts'
import { openWorkspace } from '../../../engine/workspace/workspace.ts'
import { adversarialCatalogue, adversarialSites, filesOf } from '../../adversarial/adversarial-sites.fixture.ts'
import { type Figure, median, formatNumber } from '../figures.ts'
import { goals } from '../goals.ts'
import type { ProofCost } from './proofs.process.ts'

const at = Date.UTC(2026, 10, 20)
const HEADINGS_PER_PAGE = 50

export async function measureProofs(rounds: number, report: (line: string) => void): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  const measure = async (of: string, goal: number | undefined, files: SourceFiles): Promise<void> =>
    measureSite(of, goal, openSite(files, 'config').checkedSite(), catalogue)
  const measureSite = (of: string, goal: number | undefined, site: CheckedSite, known: Catalogue): void => {
    const spent: number[] = []
    const processor: number[] = []
    let operations = 0
    let targets = 0
    let unproven = 0
    let unexplained = 0
    for (let round = 0; round < Math.min(rounds, 5); round++) {
      const before = process.cpuUsage()
      const started = performance.now()
      const proven = prove(site, known, { at: at + round })
      spent.push(performance.now() - started)
      processor.push((process.cpuUsage(before).user + process.cpuUsage(before).system) / 1000)
      operations = proven.operations
      targets = proven.targets
      unproven = proven.unproven
      unexplained = proven.findings.filter(
        ({ code, message }) => code === 'PRF-NOT-PROVEN' && !message.includes('; the statement becomes provable '),
      ).length
    }
    const note = `${targets.toLocaleString('en')} targets, processor time ${formatNumber(median(processor))} ms`
    const more = goal === undefined ? {} : { goal: { atMost: goal } }
    figures.push({
      part: 'publish',
      measure: 'proofs',
      of,
      unit: 'ms',
      value: median(spent),
      kind: 'noisy',
      note,
      ...more,
    })
    figures.push({ part: 'publish', measure: 'operations of proofs', of, unit: '', value: operations, kind: 'exact' })
    figures.push({
      part: 'publish',
      measure: 'claims that are not proven, without what would make them provable',
      of,
      unit: '',
      value: unexplained,
      kind: 'exact',
      goal: { atMost: 0 },
      note: `${unproven} are not proven`,
    })
    report(`publish: proofs of ${of} done`)
  }
  await measure('our site', goals.publish.proofsOfSiteMs, await readSiteFolder('config'))
  figures.push(...(await figuresOfProcesses(Math.min(rounds, 5))))
  report('publish: proofs of our site in new processes done')
  await measure('1,000 rules', undefined, { files: await siteOfRules(1_000) })
  await measure('10,000 rules', goals.publish.proofsOf10000Ms, { files: await siteOfRules(10_000) })
  await measure('a table of 1,000 rows', goals.publish.proofsOfTableMs, { files: await siteOfTables(1, 1_000) })
  await measure('100 tables of 100 rows', goals.publish.proofsOf100TablesMs, { files: await siteOfTables(100, 100) })
  for (const adversarial of adversarialSites) {
    const workspace = openWorkspace({ catalogue: adversarialCatalogue })
    workspace.replace({ files: filesOf(adversarial, adversarial.size) })
    const of = `${adversarial.size.toLocaleString('en')} ${adversarial.name}`
    measureSite(of, goals.publish.proofsOfAnySiteMs, workspace.checkedSite(), adversarialCatalogue)
  }
  return figures
}

/** The first and the last proof of our site in new processes. The first one includes the compilation of the code. */
async function figuresOfProcesses(count: number): Promise<readonly Figure[]> {
  const costs: (readonly ProofCost[])[] = []
  for (let n = 0; n < count; n++) costs.push(await costsInProcess())
  const figureOf = (measure: string, index: number): Figure => {
    const each = costs.flatMap((list) => list.at(index) ?? [])
    const [processor, main] = [median(each.map((one) => one.processorMs)), median(each.map((one) => one.mainThreadMs))]
    return {
      part: 'publish',
      measure,
      of: 'our site',
      unit: 'ms',
      value: median(each.map(({ elapsedMs }) => elapsedMs)),
      kind: 'noisy',
      note: `processor time ${formatNumber(processor)} ms, of which ${formatNumber(main)} ms in the main thread`,
      goal: { atMost: goals.publish.proofsOfSiteMs },
    }
  }
  return [
    figureOf('proofs, the first of a process', 0),
    figureOf('proofs, the sixth of a process in a new workspace', -1),
  ]
}

function costsInProcess(): Promise<readonly ProofCost[]> {
  return new Promise((done, failed) => {
    const child = fork(join(import.meta.dirname, 'proofs.process.ts'), [], {
      execArgv: ['--import', 'tsx'],
      env: { ...process.env, NODE_ENV: 'production' },
    })
    child.on('message', (costs) => done(costs as readonly ProofCost[]))
    child.on('exit', (code) => failed(new Error(`the process exited with code ${code} without a result`)))
  })
}

/** Ten inputs of tables. Their values are integers from 0 to at least 90. */
const INPUTS = [
  'player.loginTimes',
  'player.customerLevel',
  'player.balance',
  'live.answers',
  'identity.popup',
  'identity.canKycTime',
  'reminders.playedMinutes',
  'error.frequent',
  'games.favoriteCount',
  'launch.waitMs',
]

/** Tables of rows that each compare all inputs with random ranges, and a last row for everybody else. */
async function siteOfTables(tables: number, rows: number): Promise<Map<string, string>> {
  const all = await filesOfSite()
  const random = new Random(1)
  const condition = (fact: string): object => {
    const from = random.below(90)
    return { fact, op: 'between', value: [from, Math.min(90, from + 5 + random.below(60))] }
  }
  for (let table = 0; table < tables; table++) {
    const id = `table-${table}`
    const list = Array.from({ length: rows - 1 }, (_, n) => ({
      id: `row-${n}`,
      when: { all: INPUTS.map(condition) },
      then: { value: n },
    }))
    const body = {
      title: `Table ${table}`,
      inputs: INPUTS,
      columns: { value: { type: 'integer' } },
      rows: [...list, { id: 'last', when: true, then: { value: rows } }],
      hit: 'first',
    }
    const document = { $schema: '../../schemas/decision-table.json', kind: 'decision-table', id, ...body }
    all.set(`decision-table/${id}.json`, JSON.stringify(document))
  }
  return all
}

async function filesOfSite(): Promise<Map<string, string>> {
  const { files, assets } = await smallSite('Proofs', { hasPlayers: true })
  return new Map([...files, ...[...assets.keys()].map((path) => [path, ''] as const)])
}

/** Pages of fifty headings, each with its own rule and schedule. */
async function siteOfRules(count: number): Promise<Map<string, string>> {
  const all = await filesOfSite()
  for (let page = 0; page < count / HEADINGS_PER_PAGE; page++) {
    const items = Array.from({ length: HEADINGS_PER_PAGE }, (_, n) => heading(page * HEADINGS_PER_PAGE + n))
    const title = { $text: { en: `Page ${page}` } }
    const put = (kind: string, body: object): void => {
      const id = `rules-${page}`
      all.set(`${kind}/${id}.json`, JSON.stringify({ $schema: `../../schemas/${kind}.json`, kind, id, ...body }))
    }
    put('page', { title, root: { id: 'page', widget: 'Stack', v: 1, slots: { items } } })
    put('route', { path: `/rules-${page}`, page: `rules-${page}`, head: { title } })
  }
  return all
}

function heading(n: number): object {
  const day = String(1 + (n % 28)).padStart(2, '0')
  const frame = ['BROWSER', 'APP', 'MINIAPP'][n % 3]
  return {
    id: `heading-${n}`,
    widget: 'Heading',
    v: 1,
    props: { text: { $text: { en: `Heading ${n}` } } },
    when: {
      all: [
        { fact: 'session.loggedIn', op: 'eq', value: true },
        {
          any: [
            { fact: 'player.vipLevel', op: 'gte', value: n % 13 },
            { fact: 'player.loginTimes', op: 'lt', value: 1 + n },
            { fact: 'device.container', op: 'eq', value: frame },
          ],
        },
        { fact: 'session.loginName', op: 'bucket', value: [n % 50, 50 + (n % 50)] },
      ],
    },
    schedule: { from: `2026-12-${day}T00:${String(n % 60).padStart(2, '0')}`, until: `2027-01-${day}T00:00` },
  }
}
