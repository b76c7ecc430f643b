/**
 * The process of `npm run dev` that builds the player app and publishes the site. It stays, because loading the bundler
 * takes longer than a build. It replies to each request with whether it was successful.
 */
import { resolve } from 'node:path'
import { buildPlayer, buildStyles } from '../build/player.ts'
import { adviceFor } from '../missing-module.ts'
import { publishFolder } from '../publish/publish-folder.ts'

export type BuildRequest =
  /** `styles` are the saved files if all of them are style sheets. */
  { readonly build: true; readonly styles?: readonly string[] } | { readonly publish: string }

const buildDir = resolve(import.meta.dirname, '../../dist/player')

process.on('message', (request: BuildRequest) => {
  void handle(request)
    .then(
      () => true,
      (error: unknown) => {
        // A file that is saved in two parts is broken in between. The next save builds again.
        console.error(adviceFor(error) ?? (error instanceof Error ? error.message : String(error)))
        return false
      },
    )
    .then((isDone) => process.send?.(isDone))
})
process.on('disconnect', () => process.exit())
process.send?.('ready')

async function handle(request: BuildRequest): Promise<void> {
  if ('publish' in request) await publishFolder(request.publish)
  else if (request.styles === undefined || !(await buildStyles(buildDir, request.styles)))
    await buildPlayer(buildDir, (line) => console.log(line))
}
