/** Prints every error of every document, then every finding of the proofs, one per line. */
import { byPosition, formatFinding, inFolder } from '../../engine/document/finding.ts'
import { readSiteFolder } from '../../engine/release/folder.ts'
import { type CommandOutput, type CommandRun, NEGATIVE_RESULT } from '../command-line.ts'
import { count } from '../count.ts'
import { checkOnServer } from '../publish/publish-folder.ts'
import { openSite } from '../site-version.ts'

export const printFindings: CommandRun<'check'> = async ({ site: dir, at = Date.now(), json, server }, output) => {
  if (server !== undefined) return await printServerFindings(dir, server, { json, output })
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
    const { targets = 0, unproven = 0, operations = 0, budget = 0 } = proofs ?? {}
    const proven = proofs === undefined ? {} : { proofs: { targets, unproven, operations, budget } }
    const translations = workspace.translations()
    output.log(JSON.stringify({ ok: errors === 0, documents, translations, ...proven, findings }, null, 2))
  } else {
    for (const finding of findings) output.log(formatFinding(finding))
    const proofTime = Math.round(performance.now() - checkedAt)
    output.log(
      proofs === undefined
        ? 'Proofs were skipped, because the site has errors.'
        : `${count(proofs.targets, 'target')} proven with ${count(proofs.operations, 'operation')} ` +
            `of the ${proofs.budget.toLocaleString('en')} allowed (${proofTime} ms)` +
            (proofs.unproven > 0 ? `; not proven: ${count(proofs.unproven, 'claim')}` : ''),
    )
    const { texts, missing } = workspace.translations()
    const lacking = Object.entries(missing).map(
      ([language, number]) => `${language} lacks ${number.toLocaleString('en')}`,
    )
    if (lacking.length > 0) output.log(`${count(texts, 'text')}: ${lacking.join(', ')}`)
    const warnings = findings.length - errors
    const summary = [
      count(documents, 'document'),
      errors === 0 ? 'no errors' : count(errors, 'error'),
      ...(warnings > 0 ? [count(warnings, 'warning')] : []),
    ]
    output.log(`${dir}: ${summary.join(', ')} (${Math.round(checkedAt - started)} ms)`)
  }
  return errors > 0 ? NEGATIVE_RESULT : 0
}

/**
 * Prints the findings that a server would report if the site were published there, with the server's player build and
 * clock.
 */
async function printServerFindings(
  dir: string,
  server: string,
  { json, output }: { readonly json: boolean; readonly output: CommandOutput },
): Promise<number> {
  const findings = await checkOnServer(dir, server)
  const errors = findings.filter(({ severity }) => severity === 'error').length
  if (json) output.log(JSON.stringify({ ok: errors === 0, findings }, null, 2))
  else {
    for (const finding of findings) output.log(formatFinding(inFolder(finding, dir)))
    const result = errors === 0 ? 'can be published' : `has ${count(errors, 'error')}`
    output.log(`${dir} ${result}, according to ${server}. Nothing was changed.`)
  }
  return errors > 0 ? NEGATIVE_RESULT : 0
}
