/**
 * The publishing process: handles one message at a time, replies to each, and keeps its publish session between them.
 */
import { once } from 'node:events'
import { catalogue } from '../../catalogue/catalogue.ts'
import type { SiteFiles } from '../../engine/document/source.ts'
import { PublishSession } from '../../engine/release/publish-session.ts'
import { publishSite } from '../../engine/release/publish.ts'
import { type AnswersRequest, answersLoaded, type ProgressReport, type PublishFailure, type PublishMessage } from './publish-process.ts'
import { applyChange } from './site-files.ts'

const session = new PublishSession()
let running: Promise<unknown> = Promise.resolve()
let site: SiteFiles | undefined

process.on('message', (message: PublishMessage | typeof answersLoaded) => {
  if (message !== answersLoaded) publish(message)
})

function publish({ change, ...target }: PublishMessage): void {
  site = applyChange(site, change)
  const onProblem = (line: string): void => console.error(line)
  const onProgress = (progress: string): void => void process.send?.({ progress } satisfies ProgressReport)
  running = publishSite({ catalogue, ...site, ...target, loadAnswers, onProgress, onProblem }, session)
    .then(({ ok, findings, pointer }) => ({ ok, findings, pointer }))
    .catch((error: unknown): PublishFailure => {
      const { message, stack, code } = (
        error instanceof Error ? error : new Error(String(error))
      ) as NodeJS.ErrnoException
      return { failed: { message, stack, code } }
    })
    .then((reply) => process.send?.(reply))
}

/** The server loads the answers: this process has no address of the gateway. */
async function loadAnswers(publicCalls: AnswersRequest['publicCalls']): Promise<void> {
  const request: AnswersRequest = { publicCalls }
  process.send?.(request)
  // When the server stops, the publish is finished without answers.
  await Promise.race([once(process, 'message'), once(process, 'disconnect')])
}

// A publish in progress is finished before the process ends.
process.on('disconnect', () => void running.then(() => session.close()).then(() => process.exit()))
