/**
 * `npm run bench [-- engine|page|publish] [--rounds N] [--json FILE]`: what the engine, pages and publishing cost, against the goals; all three
 * without a part. `--sizes 10,100` and `--publish-up-to 1000` bound the publishing part. Four more do not print figures: `budget` makes
 * today's exact figures the budget that `npm test` holds, `tables` puts the last runs into `docs/performance.md`, `scale` writes what follows
 * from them to `docs/scale.md`, and `chart FILE` draws the table of peers from results of the shared harness.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import { dirname, resolve } from 'node:path'
import { fileOf, type Run } from './document.ts'
import { type Figure, printed, verdictOf } from './figures.ts'

const words = process.argv.slice(2)
const option = (name: string): string | undefined => {
  const place = words.indexOf(`--${name}`)
  return place === -1 ? undefined : words[place + 1]
}
const [asked, file] = words.filter((word, n) => !word.startsWith('--') && !(words[n - 1] ?? '').startsWith('--'))
const rounds = Number(option('rounds') ?? 8)
const say = (line: string): void => console.log(line)

const parts: { readonly [part: string]: () => Promise<readonly Figure[]> } = {
  engine: async () => (await import('./engine/measure.ts')).measureEngine(rounds, say),
  page: async () => (await import('./page/measure.ts')).measurePages(rounds, say),
  publish: async () => {
    const sizes = (option('sizes') ?? '10,100,1000,10000').split(',').map(Number)
    const publishUpTo = Number(option('publish-up-to') ?? 1000)
    return (await import('./publish/measure.ts')).measurePublish({ sizes, publishUpTo, rounds }, say)
  },
}

const others: { readonly [name: string]: () => Promise<void> } = {
  budget: async () => (await import('./budget.ts')).writeBudget(say),
  tables: async () => {
    await (await import('./document.ts')).writeTables(say)
    await (await import('./scale.ts')).writeScale(say)
  },
  scale: async () => (await import('./scale.ts')).writeScale(say),
  chart: async () => {
    if (file === undefined)
      throw new Error('which results? Say: npm run bench -- chart results/latest.json (see tests/bench/peers/README.md)')
    const { chartFile, drawChart } = await import('./chart.ts')
    await drawChart(file, chartFile, say)
  },
}

try {
  if (asked === undefined) await measure(Object.keys(parts))
  else if (Object.hasOwn(others, asked)) await others[asked]?.()
  else if (Object.hasOwn(parts, asked)) await measure([asked])
  else throw new Error(`there is no part "${asked}". There are: ${[...Object.keys(parts), ...Object.keys(others)].join(', ')}`)
} catch (error) {
  console.error(error instanceof Error ? (error.stack ?? error.message) : error)
  process.exitCode = 1
}

async function measure(chosen: readonly string[]): Promise<void> {
  const done: Run[] = []
  for (const part of chosen) {
    const loadBefore = loadavg()[0]
    const figures = (await parts[part]?.()) ?? []
    say(`\n${part}, ${rounds} rounds`)
    printed(figures)
    const machine = { node: process.version, processors: cpus().length, model: cpus()[0]?.model, loadBefore, loadAfter: loadavg()[0] }
    const judged = figures.map((figure) => ({ ...figure, verdict: verdictOf(figure) }))
    const run: Run = { part, rounds, at: new Date().toISOString(), machine, figures: judged }
    done.push(run)
    // After each part: a later one that fails takes nothing away.
    await write(fileOf(part), run)
    const wanted = option('json')
    if (wanted !== undefined) await write(resolve(wanted), done)
  }
}

async function write(path: string, content: unknown): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, `${JSON.stringify(content, null, 2)}\n`)
  say(`Written to ${path}.`)
}
