/**
 * The publishing process: handles one message at a time, replies to each, and keeps its publish session between them.
 */
import { catalogue } from '../../catalogue/catalogue.ts'
import type { SiteFiles } from '../../engine/document/source.ts'
import { PublishSession } from '../../engine/release/publish-session.ts'
import { publishSite } from '../../engine/release/publish.ts'
import type { PublishFailure, PublishMessage } from './publish-process.ts'
import { applyChange } from './site-files.ts'

const session = new PublishSession()
let running: Promise<unknown> = Promise.resolve()
let site: SiteFiles | undefined

process.on('message', ({ change, ...target }: PublishMessage) => {
  site = applyChange(site, change)
  running = publishSite({ catalogue, ...site, ...target, onProblem: (line) => console.error(line) }, session)
    .then(({ ok, findings, pointer }) => ({ ok, findings, pointer }))
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
