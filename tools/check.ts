/**
 * `npm run check [-- DIR] [--at MOMENT] [--json]`: every error of every document, then everything that is proven of the rules of the whole site, one
 * a line. Exit 1 when there is an error.
 */
import { parseArgs } from 'node:util'
import { checkSource, hasErrors } from '../engine/check/check.ts'
import { asChecked } from '../engine/check/site.ts'
import { byPosition, formatFinding } from '../engine/document/finding.ts'
import { prove } from '../engine/prove/prove.ts'
import { readSource } from '../engine/release/folder.ts'
import { widgets } from '../widgets/widgets.gen.ts'
import { catalogue } from '../catalogue/catalogue.ts'

const USAGE = 'Usage: npm run check [-- DIR] [--at 2026-12-24T18:00+08:00] [--json]'
const { values, positionals, problem } = read(process.argv.slice(2))
const [dir = 'config', ...others] = positionals
const at = values.at === undefined ? Date.now() : Date.parse(values.at)

if (problem !== undefined || others.length > 0) fail(problem ?? `Unknown argument ${others[0]}.`)
else if (Number.isNaN(at)) fail(`--at takes a moment with its offset, such as 2026-12-24T18:00+08:00, got ${values.at}.`)
else await run()

async function run(): Promise<void> {
  const started = performance.now()
  const source = await readSource(dir)
  const checked = checkSource(source, catalogue, widgets)
  const checkedAt = performance.now()
  const proofs = hasErrors(checked.findings) ? undefined : prove(asChecked(checked.site), catalogue, { at })
  const findings = [...checked.findings, ...(proofs?.findings ?? [])].sort(byPosition)
  const errors = findings.filter(({ severity }) => severity === 'error').length
  if (values.json) {
    const { places = 0, tried = 0, budget = 0 } = proofs ?? {}
    const proven = proofs === undefined ? {} : { proofs: { places, tried, budget } }
    console.log(JSON.stringify({ ok: errors === 0, documents: source.documents.length, ...proven, findings }, null, 2))
  } else {
    for (const finding of findings) console.log(formatFinding(finding))
    const warnings = findings.length - errors
    const summary = [
      count(source.documents.length, 'document'),
      errors === 0 ? 'no errors' : count(errors, 'error'),
      ...(warnings > 0 ? [count(warnings, 'warning')] : []),
    ]
    console.log(
      proofs === undefined
        ? 'The rules of the site are proven once there are no errors.'
        : `${count(proofs.places, 'place')} with their rules proven by trying ${count(proofs.tried, 'value')} of at most ${proofs.budget.toLocaleString('en')} (${Math.round(performance.now() - checkedAt)} ms)`,
    )
    console.log(`${dir}: ${summary.join(', ')} (${Math.round(checkedAt - started)} ms)`)
  }
  process.exitCode = errors > 0 ? 1 : 0
}

function read(argv: readonly string[]) {
  const options = { at: { type: 'string' }, json: { type: 'boolean', default: false } } as const
  try {
    return { ...parseArgs({ args: argv.filter((arg) => arg !== '--'), options, allowPositionals: true }), problem: undefined }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const [, unknown] = /Unknown option '([^']+)'/.exec(message) ?? []
    return {
      values: { json: false, at: undefined },
      positionals: [],
      problem: unknown === undefined ? message : `Unknown argument ${unknown}.`,
    }
  }
}

function fail(reason: string): void {
  console.error(`${reason} ${USAGE}`)
  process.exitCode = 1
}

function count(n: number, what: string): string {
  return `${n.toLocaleString('en')} ${what}${n === 1 ? '' : 's'}`
}
