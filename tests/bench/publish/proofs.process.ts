/**
 * Proves the site of this repository in a new process, so its code is cold, and then in new workspaces of the same
 * process. Sends the cost of each proof to its parent.
 */
import { readFileSync } from 'node:fs'
import { readSiteFolder } from '../../../engine/release/folder.ts'
import { openSite } from '../../../tools/site-version.ts'

export interface ProofCost {
  readonly elapsedMs: number
  /** Processor time of all threads, including those of the compiler and the garbage collector. */
  readonly processorMs: number
  readonly mainThreadMs: number
}

const PROOFS = 6
const at = Date.UTC(2026, 10, 20)

function mainThreadMs(): number {
  return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
}

const files = await readSiteFolder('config')
const costs: ProofCost[] = []
for (let n = 0; n < PROOFS; n++) {
  const workspace = openSite(files, 'config')
  workspace.findings()
  const before = process.cpuUsage()
  const [main, started] = [mainThreadMs(), performance.now()]
  workspace.proofs(at)
  const elapsedMs = performance.now() - started
  const { user, system } = process.cpuUsage(before)
  costs.push({ elapsedMs, processorMs: (user + system) / 1000, mainThreadMs: mainThreadMs() - main })
}
process.send?.(costs)
process.disconnect?.()
