/** The time from a changed text to all findings of check and proofs, in an open workspace. */
import { readSiteFolder } from '../../../engine/release/folder.ts'
import type { SourceFiles } from '../../../engine/document/source.ts'
import { openSite } from '../../../tools/site-version.ts'
import { type Figure, formatNumber, median } from '../figures.ts'
import { goals } from '../goals.ts'
import { longPage, pageOf, siteOf } from './site-of.ts'
import { editTimesInBrowser } from './worker-edits.ts'

const at = Date.UTC(2026, 10, 20)
const EDITS = 31

export async function measureEdits(report: (line: string) => void): Promise<readonly Figure[]> {
  const large = await siteOf(10_000)
  const largeFiles: SourceFiles = { files: large.files, others: [...large.assets.keys()] }
  const ours = await readSiteFolder('config')
  const banner = 'banner/home-top/welcome.json'
  const figures = [
    measure('our site', ours, banner, goals.publish.editMs),
    await measureInBrowser('our site, in a worker of Chromium', ours, banner, at, report),
    await measureInBrowser(
      '10,000 documents, typing on a page of 300 nodes, in a worker of Chromium',
      { ...largeFiles, files: new Map([...large.files, [longPage, pageOf(300)]]) },
      longPage,
      undefined,
      report,
    ),
    measure('10,000 documents', largeFiles, 'banner/place-0/offer-0.json', goals.publish.editOf10000Ms),
    measure('10,000 documents, a rule', largeFiles, 'audience/group-0.json', goals.publish.editOf10000Ms, changedRule),
  ]
  report('publish: edits done')
  return figures
}

/** Returns the text with another title. */
function changedTitle(text: string, edit: number): string {
  return text.replace(/"en":( ?)"[^"]*"/, `"en":$1"Title ${edit}"`)
}

/** Returns the audience with another level. This changes the rule of three banners on two pages. */
function changedRule(text: string, edit: number): string {
  return text.replace(/"value":( ?)\d+/, `"value":$1${1 + (edit % 8)}`)
}

function measure(of: string, files: SourceFiles, path: string, atMost: number, change = changedTitle): Figure {
  const workspace = openSite(files, 'config')
  workspace.findings()
  if (workspace.hasErrors()) throw new Error(`${of} has errors, so nothing would be proven`)
  workspace.proofs(at)
  const original = workspace.text(path) ?? ''
  const spent: number[] = []
  const processor: number[] = []
  for (let edit = 0; edit < EDITS; edit++) {
    const text = change(original, edit)
    if (text === original) throw new Error(`${path} has nothing to change`)
    const before = process.cpuUsage()
    const started = performance.now()
    workspace.update(path, text)
    workspace.findings()
    workspace.proofs(at)
    spent.push(performance.now() - started)
    const { user, system } = process.cpuUsage(before)
    processor.push((user + system) / 1000)
  }
  return figure(of, atMost, spent, `, processor time ${formatNumber(median(processor))} ms`)
}

async function measureInBrowser(
  of: string,
  { files, others = [] }: SourceFiles,
  path: string,
  provenAt: number | undefined,
  report: (line: string) => void,
): Promise<Figure> {
  const original = files.get(path) ?? ''
  const texts = Array.from({ length: EDITS }, (_, edit) => changedTitle(original, edit))
  const spent = await editTimesInBrowser({ files: [...files], others: [...others], path, texts, at: provenAt }, report)
  return figure(of, files.size > 5000 ? goals.publish.editOf10000Ms : goals.publish.editMs, spent)
}

function figure(of: string, atMost: number, spent: readonly number[], more = ''): Figure {
  const note = `median of ${EDITS} edits, slowest ${formatNumber(Math.max(...spent))} ms${more}`
  return {
    part: 'publish',
    measure: 'edit to findings',
    of,
    unit: 'ms',
    value: median(spent),
    goal: { atMost },
    kind: 'noisy',
    note,
  }
}
