/** `npm run check`: every error of every document, then every finding of the proofs, one per line. */
import { byPosition, formatFinding } from '../engine/document/finding.ts'
import { readSiteFolder } from '../engine/release/folder.ts'
import { NEGATIVE_RESULT, runCommand } from './command-line.ts'
import { count } from './count.ts'
import { openSite } from './site-version.ts'

await runCommand('check', async ({ site: dir, at = Date.now(), json }) => {
  const started = performance.now()
  const folder = await readSiteFolder(dir)
  const workspace = openSite(folder, folder.root)
  const checked = workspace.findings()
  const checkedAt = performance.now()
  const proofs = workspace.hasErrors() ? undefined : workspace.proofs(at)
  const findings = [...checked, ...(proofs?.findings ?? [])].sort(byPosition)
  const documents = workspace.site().documents.size + workspace.unreadable().length
  const errors = findings.filter(({ severity }) => severity === 'error').length
  if (json) {
    const { targets = 0, tried = 0, budget = 0 } = proofs ?? {}
    const proven = proofs === undefined ? {} : { proofs: { targets, tried, budget } }
    const translations = workspace.translations()
    console.log(JSON.stringify({ ok: errors === 0, documents, translations, ...proven, findings }, null, 2))
  } else {
    for (const finding of findings) console.log(formatFinding(finding))
    const proofTime = Math.round(performance.now() - checkedAt)
    console.log(
      proofs === undefined
        ? 'No proofs were made, because they need a site without errors.'
        : `${count(proofs.targets, 'target')} proven with ${count(proofs.tried, 'value')} ` +
            `of at most ${proofs.budget.toLocaleString('en')} (${proofTime} ms)`,
    )
    const { texts, missing } = workspace.translations()
    const lacking = Object.entries(missing).map(
      ([language, number]) => `${language} lacks ${number.toLocaleString('en')}`,
    )
    if (lacking.length > 0) console.log(`${count(texts, 'text')}: ${lacking.join(', ')}`)
    const warnings = findings.length - errors
    const summary = [
      count(documents, 'document'),
      errors === 0 ? 'no errors' : count(errors, 'error'),
      ...(warnings > 0 ? [count(warnings, 'warning')] : []),
    ]
    console.log(`${dir}: ${summary.join(', ')} (${Math.round(checkedAt - started)} ms)`)
  }
  return errors > 0 ? NEGATIVE_RESULT : 0
})
