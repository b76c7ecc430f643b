/**
 * The publishing process: handles one message at a time, replies to each, and keeps its publish session between
 * messages.
 */
import { once } from 'node:events'
import { catalogue } from '../../catalogue/catalogue.ts'
import { errorMessage } from '../../engine/core/error-message.ts'
import type { SiteFiles } from '../../engine/document/source.ts'
import { inspectSite, type SiteInspection } from '../../engine/release/inspect.ts'
import { PublishSession } from '../../engine/release/publish-session.ts'
import { publishSite } from '../../engine/release/publish.ts'
import {
  type AnswersRequest,
  answersLoaded,
  type PrepareReply,
  type ProgressReport,
  type PublishFailure,
  type PublishMessage,
  type PublishReply,
  stopPublish,
} from './publish-process.ts'
import { applyChange } from './site-files.ts'

const ignoreFailure = (): void => undefined

const session = new PublishSession()
let running: Promise<unknown> = Promise.resolve()
let site: SiteFiles | undefined
let stopping = new AbortController()

process.on('message', (message: PublishMessage | typeof answersLoaded | typeof stopPublish) => {
  if (message === answersLoaded) return
  if (message === stopPublish) return stopping.abort()
  running = run(message)
    .catch((error: unknown): PublishFailure => {
      const { stack, code } = (error instanceof Error ? error : new Error(String(error))) as NodeJS.ErrnoException
      return { failed: { message: errorMessage(error), stack, code } }
    })
    .then((reply) => process.send?.(reply, ignoreFailure))
})

async function run(message: PublishMessage): Promise<PublishReply | PrepareReply | SiteInspection> {
  const { work, before, change, ...target } = message
  const compared = before && (site = applyChange(site, before))
  const changed = (site = applyChange(site, change))
  if (compared !== undefined)
    return await inspectSite({ catalogue, ...target, before: compared, after: changed }, session)
  const onProblem = (line: string): void => console.error(line)
  // Failures to send are ignored, because the process finishes a publish even after the server has stopped.
  const onProgress = (progress: string): void =>
    void process.send?.({ progress } satisfies ProgressReport, ignoreFailure)
  const { signal } = (stopping = new AbortController())
  const { ok, findings, pointer, release } = await publishSite(
    { catalogue, ...changed, ...target, dryRun: work === 'prepare', loadAnswers, onProgress, onProblem, signal },
    session,
  )
  if (ok && pointer !== undefined) return { ok, findings, pointer }
  return ok && release !== undefined ? { ok, findings, release } : { ok: false, findings }
}

/** The server loads the answers, because this process does not have the address of the gateway. */
async function loadAnswers(publicCalls: AnswersRequest['publicCalls']): Promise<void> {
  const request: AnswersRequest = { publicCalls }
  process.send?.(request, ignoreFailure)
  // When the server stops, the publish continues without answers.
  await Promise.race([once(process, 'message'), once(process, 'disconnect')])
}

// A publish in progress is finished before the process ends.
process.on('disconnect', () => void running.then(() => session.close()).then(() => process.exit()))
