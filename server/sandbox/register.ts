import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/open.ts'
import { openOnce } from './open-once.ts'
import type { Clock } from './clock.ts'
import { indexContracts, readContracts } from './contracts.ts'
import { registerControl } from './control/control.ts'
import { registerGateway } from './gateway.ts'
import { readGameSeed } from './lobby/game-seed.ts'
import { registerHostPages } from './host/host-routes.ts'
import { registerVideos } from './live/video-routes.ts'
import { registerBets } from './play/bet-routes.ts'
import { registerPlay } from './play/play-routes.ts'
import { registerSandboxPage } from './page/control-page.ts'
import { openSandbox, type Sandbox } from './sandbox.ts'

export interface SandboxOptions {
  readonly root: string
  readonly clock: Clock
  /** Rejects while the database is not available. */
  readonly database: () => Promise<Database>
  /** Key of the control surface, or `none`. Undefined when the control surface and its page are off. */
  readonly controlKey: string | undefined
}

/**
 * Registers the sandbox: gateway, control surface, control page and demo games.
 * @returns a function that loads the data of the sandbox. It rejects while the database is not available.
 */
export function registerSandbox(
  app: FastifyInstance,
  { root, clock, database, controlKey }: SandboxOptions,
): () => Promise<Sandbox> {
  const folder = join(root, 'server', 'sandbox')
  const catalogue = join(root, 'catalogue', 'catalogue.gen.json')
  const contracts = existsSync(catalogue) ? readContracts(catalogue) : indexContracts([])
  const seed = readGameSeed(join(folder, 'games', 'games.json'))
  const opened = openOnce(async () => openSandbox({ db: await database(), clock, seed }))
  const sandbox = async (): Promise<Sandbox> => {
    const loaded = await opened()
    await loaded.refresh()
    return loaded
  }
  registerGateway(app, { sandbox, contracts, clock })
  if (controlKey !== undefined) {
    registerControl(app, sandbox, controlKey)
    registerSandboxPage(app, folder)
    registerHostPages(app, folder)
  }
  registerPlay(app, { sandbox, folder })
  registerBets(app, sandbox)
  registerVideos(app, folder)
  return sandbox
}
