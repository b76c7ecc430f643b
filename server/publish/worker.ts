/** The process that publishes: takes one request from its parent, answers, ends. */
import { publishSite } from '../../engine/publish/publish.ts'
import type { PublishRequest } from './run.ts'

process.once('message', (request: PublishRequest) => {
  void publishSite(request)
    .then(({ ok, findings, pointer }) => ({ ok, findings, pointer }))
    .catch((error: unknown) => ({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }))
    .then((answer) => process.send?.(answer, () => process.disconnect()))
})
