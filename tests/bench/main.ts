/**
 * `npm run bench`: measures the engine, pages, publishing and the studio, and compares the figures with the goals. Four
 * parts add no figures to the tables: `budget` writes the present figures as the budget that `npm test` enforces,
 * `tables` writes the last results into `docs/performance.md`, `scale` derives `docs/scale.md` from them, and
 * `chart FILE` draws results of other engines.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import { dirname, resolve } from 'node:path'
import { CommandError, type CommandInput, runCommand } from '../../tools/command-line.ts'
import { type BenchRun, fileOf } from './document.ts'
import { type Figure, printFigures, verdictOf } from './figures.ts'

type BenchInput = CommandInput<'bench'>

const report = (line: string): void => console.log(line)

const measurements: { readonly [part: string]: (input: BenchInput) => Promise<readonly Figure[]> } = {
  engine: async ({ rounds }) => (await import('./engine/measure.ts')).measureEngine(rounds, report),
  page: async ({ rounds }) => (await import('./page/measure.ts')).measurePages(rounds, report),
  publish: async ({ rounds, sizes, 'publish-up-to': publishUpTo }) =>
    (await import('./publish/measure.ts')).measurePublish(
      { sizes: sizes.split(',').map(Number), publishUpTo, rounds },
      report,
    ),
  studio: async () => (await import('./studio/measure.ts')).measureStudio(report),
}

await runCommand('bench', async (input) => {
  switch (input.part) {
    case 'budget':
      return (await import('./budget.ts')).writeBudget(report)
    case 'tables':
      await (await import('./document.ts')).writeTables(report)
      return (await import('./scale.ts')).writeScale(report)
    case 'scale':
      return (await import('./scale.ts')).writeScale(report)
    case 'chart': {
      if (input.file === undefined)
        throw new CommandError(
          'expected a file of results: npm run bench -- chart FILE (see tests/bench/peers/README.md)',
        )
      const { chartFile, drawChart } = await import('./chart.ts')
      return await drawChart(input.file, chartFile, report)
    }
    default:
      return await measure(input.part === undefined ? Object.keys(measurements) : [input.part], input)
  }
})

async function measure(parts: readonly string[], input: BenchInput): Promise<void> {
  const runs: BenchRun[] = []
  for (const part of parts) {
    const loadBefore = loadavg()[0]
    const figures = (await measurements[part]?.(input)) ?? []
    report(`\n${part}, ${input.rounds} rounds`)
    printFigures(figures)
    const machine = {
      node: process.version,
      processors: cpus().length,
      model: cpus()[0]?.model,
      loadBefore,
      loadAfter: loadavg()[0],
    }
    const withVerdicts = figures.map((figure) => ({ ...figure, verdict: verdictOf(figure) }))
    const run: BenchRun = { part, rounds: input.rounds, at: new Date().toISOString(), machine, figures: withVerdicts }
    runs.push(run)
    // Written after each part, so the results are kept when a later part fails.
    await write(fileOf(part), run)
    if (input.json !== undefined) await write(resolve(input.json), runs)
  }
}

async function write(path: string, content: unknown): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, `${JSON.stringify(content, null, 2)}\n`)
  report(`Written to ${path}.`)
}
