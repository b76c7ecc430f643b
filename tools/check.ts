/** `npm run check`: every error of every document, then every finding of the proofs, one per line. */
import { checkSource, hasErrors } from '../engine/check/check.ts'
import { byPosition, formatFinding } from '../engine/document/finding.ts'
import { prove } from '../engine/prove/prove.ts'
import { readSource } from '../engine/release/folder.ts'
import { widgets } from '../widgets/widgets.gen.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import { NEGATIVE_RESULT, runCommand } from './command-line.ts'
import { count } from './count.ts'

await runCommand('check', async ({ site: dir, at = Date.now(), json }) => {
  const started = performance.now()
  const source = await readSource(dir)
  const checked = checkSource(source, catalogue, widgets)
  const checkedAt = performance.now()
  const proofs = hasErrors(checked.findings) ? undefined : prove(checked.site, catalogue, { at })
  const findings = [...checked.findings, ...(proofs?.findings ?? [])].sort(byPosition)
  const errors = findings.filter(({ severity }) => severity === 'error').length
  if (json) {
    const { places = 0, tried = 0, budget = 0 } = proofs ?? {}
    const proven = proofs === undefined ? {} : { proofs: { places, tried, budget } }
    console.log(JSON.stringify({ ok: errors === 0, documents: source.documents.length, ...proven, findings }, null, 2))
  } else {
    for (const finding of findings) console.log(formatFinding(finding))
    const proofTime = Math.round(performance.now() - checkedAt)
    console.log(
      proofs === undefined
        ? 'Proofs need a site without errors: none was made.'
        : `${count(proofs.places, 'target')} proven with ${count(proofs.tried, 'value')} of at most ${proofs.budget.toLocaleString('en')} (${proofTime} ms)`,
    )
    const warnings = findings.length - errors
    const summary = [
      count(source.documents.length, 'document'),
      errors === 0 ? 'no errors' : count(errors, 'error'),
      ...(warnings > 0 ? [count(warnings, 'warning')] : []),
    ]
    console.log(`${dir}: ${summary.join(', ')} (${Math.round(checkedAt - started)} ms)`)
  }
  return errors > 0 ? NEGATIVE_RESULT : 0
})
