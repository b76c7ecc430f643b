/** The process that publishes: takes one request after the other from its parent, answers each, and keeps its workshop warm in between. */
import { publishSite } from '../../engine/publish/publish.ts'
import { Workshop } from '../../engine/publish/workshop.ts'
import type { PublishOrder } from './run.ts'
import { changed, type SiteFiles } from './site-files.ts'

const workshop = new Workshop()
let running: Promise<unknown> = Promise.resolve()
let site: SiteFiles | undefined

process.on('message', ({ change, ...target }: PublishOrder) => {
  site = changed(site, change)
  running = publishSite({ ...site, ...target }, workshop)
    .then(({ ok, findings, pointer }) => ({ ok, findings, pointer }))
    .catch((error: unknown) => ({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }))
    .then((answer) => process.send?.(answer))
})
// What was begun is finished before the process ends.
process.on('disconnect', () => void running.then(() => workshop.close()).then(() => process.exit()))
