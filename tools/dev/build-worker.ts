/**
 * The process of `npm run dev` that builds the player app and publishes the site. It keeps running, because loading the
 * bundler takes longer than a build. Its reply to each request says whether the request was successful.
 */
import { resolve } from 'node:path'
import { errorMessage } from '../../engine/core/error-message.ts'
import { writeHotModules } from '../build/hot-modules.ts'
import { beginBuild } from '../build/player.ts'
import { buildStyles } from '../build/player-parts.ts'
import { adviceFor } from '../missing-module.ts'
import { publishFolder } from '../publish/publish-folder.ts'

export type DevBuildRequest =
  /** A request to build or to publish. `styles` are the saved files if all of them are style sheets. */
  { readonly build: true; readonly styles?: readonly string[] } | { readonly publish: string }

const buildDir = resolve(import.meta.dirname, '../../dist/development')

/** Milliseconds without a request after which the deferred part of a build runs. */
const FINISH_AFTER_MS = 3000
let finish: ((signal: AbortSignal) => Promise<void>) | undefined
let timer: NodeJS.Timeout | undefined
let finishing = new AbortController()

process.on('message', (request: DevBuildRequest) => {
  clearTimeout(timer)
  finishing.abort()
  void handle(request)
    .then(
      () => true,
      (error: unknown) => {
        // A file that an editor saves in two steps is invalid between them. The next saved file starts a new build.
        console.error(adviceFor(error) ?? errorMessage(error))
        return false
      },
    )
    .then((isDone) => process.send?.(isDone))
    .then(() => (timer = setTimeout(finishBuild, FINISH_AFTER_MS)))
})
process.on('disconnect', () => process.exit())
process.send?.('ready')

async function handle(request: DevBuildRequest): Promise<void> {
  if ('publish' in request) return await publishFolder(request.publish)
  // A build of styles only cancels the deferred part of the last complete build. The next complete build builds
  // everything again.
  if (request.styles !== undefined && (await buildStyles(buildDir, request.styles))) finish = undefined
  else finish = (await beginBuild(buildDir, (line) => console.log(line), 'development')) ?? finish
  await writeHotModules(buildDir)
}

/** Adds in the background the files that only the next `npm run dev` needs. A saved file interrupts this. */
function finishBuild(): void {
  const { signal } = (finishing = new AbortController())
  void finish?.(signal).then(
    () => (finish = undefined),
    (error: unknown) => {
      if (!signal.aborted) console.error(error)
    },
  )
}
