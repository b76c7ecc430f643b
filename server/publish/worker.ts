/**
 * The publishing process: handles one message at a time, replies to each, and keeps its publish session between them.
 */
import { catalogue } from '../../catalogue/catalogue.ts'
import type { SiteFiles } from '../../engine/document/source.ts'
import { inspectSite, type SiteInspection } from '../../engine/release/inspect.ts'
import { PublishSession } from '../../engine/release/publish-session.ts'
import { publishSite } from '../../engine/release/publish.ts'
import type { PrepareReply, PublishFailure, PublishMessage, PublishReply } from './publish-process.ts'
import { applyChange } from './site-files.ts'

const session = new PublishSession()
let running: Promise<unknown> = Promise.resolve()
let site: SiteFiles | undefined

async function answer(message: PublishMessage): Promise<PublishReply | PrepareReply | SiteInspection> {
  const { work, before, change, ...target } = message
  const compared = before && (site = applyChange(site, before))
  const changed = (site = applyChange(site, change))
  if (compared !== undefined)
    return await inspectSite({ catalogue, ...target, before: compared, after: changed }, session)
  const onProblem = (line: string): void => console.error(line)
  const outcome = await publishSite(
    { catalogue, ...changed, ...target, dryRun: work === 'prepare', onProblem },
    session,
  )
  const { ok, findings, pointer, release } = outcome
  if (ok && pointer !== undefined) return { ok, findings, pointer }
  return ok && release !== undefined ? { ok, findings, release } : { ok: false, findings }
}

process.on('message', (message: PublishMessage) => {
  running = answer(message)
    .catch((error: unknown): PublishFailure => {
      const { message, stack, code } = (
        error instanceof Error ? error : new Error(String(error))
      ) as NodeJS.ErrnoException
      return { failed: { message, stack, code } }
    })
    .then((reply) => process.send?.(reply))
})
// A publish in progress is finished before the process ends.
process.on('disconnect', () => void running.then(() => session.close()).then(() => process.exit()))
