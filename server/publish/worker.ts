/** The process that publishes: takes one request after the other from its parent, answers each, and keeps its workshop warm in between. */
import { publishSite } from '../../engine/release/publish.ts'
import { PublishSession } from '../../engine/release/publish-session.ts'
import type { PublishMessage } from './publish-process.ts'
import { applyChange } from './site-files.ts'
import type { SiteFiles } from '../../engine/document/source.ts'
import { catalogue } from '../../catalogue/catalogue.ts'

const workshop = new PublishSession()
let running: Promise<unknown> = Promise.resolve()
let site: SiteFiles | undefined

process.on('message', ({ change, ...target }: PublishMessage) => {
  site = applyChange(site, change)
  running = publishSite({ catalogue, ...site, ...target }, workshop)
    .then(({ ok, findings, pointer }) => ({ ok, findings, pointer }))
    .catch((error: unknown) => ({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }))
    .then((answer) => process.send?.(answer))
})
// What was begun is finished before the process ends.
process.on('disconnect', () => void running.then(() => workshop.close()).then(() => process.exit()))
