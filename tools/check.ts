/** `npm run check [-- DIR] [--json]`: every error of every document, one a line. Exit 1 when there is one. */
import { readFile } from 'node:fs/promises'
import { checkSource, hasErrors, type Catalogue } from '../engine/publish/check.ts'
import { formatFinding } from '../engine/publish/finding.ts'
import { readSource } from '../engine/publish/source.ts'
import { widgets } from '../widgets/widgets.gen.ts'

const args = process.argv.slice(2)
const isJson = args.includes('--json')
const stray = args.find((arg) => arg.startsWith('-') && arg !== '--json' && arg !== '--')
const [dir = 'config', ...others] = args.filter((arg) => !arg.startsWith('-'))

if (stray !== undefined || others.length > 0) {
  console.error(`Unknown argument ${stray ?? others[0]}. Usage: npm run check [-- DIR] [--json]`)
  process.exitCode = 1
} else {
  const started = performance.now()
  const catalogue = JSON.parse(await readFile(new URL('../schemas/catalogue.gen.json', import.meta.url), 'utf8')) as Catalogue
  const source = await readSource(dir)
  const { findings } = checkSource(source, catalogue, widgets)
  const errors = findings.filter(({ severity }) => severity === 'error').length
  const ms = Math.round(performance.now() - started)
  if (isJson) console.log(JSON.stringify({ ok: errors === 0, documents: source.documents.length, findings }, null, 2))
  else {
    for (const finding of findings) console.log(formatFinding(finding))
    const warnings = findings.length - errors
    const summary = [
      count(source.documents.length, 'document'),
      errors === 0 ? 'no errors' : count(errors, 'error'),
      ...(warnings > 0 ? [count(warnings, 'warning')] : []),
    ]
    console.log(`${dir}: ${summary.join(', ')} (${ms} ms)`)
  }
  process.exitCode = hasErrors(findings) ? 1 : 0
}

function count(n: number, what: string): string {
  return `${n.toLocaleString('en')} ${what}${n === 1 ? '' : 's'}`
}
