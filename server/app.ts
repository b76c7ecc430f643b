import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { sql } from 'kysely'
import { type OpenDatabase, openDatabase } from './database/open.ts'
import { registerDelivery } from './delivery/delivery.ts'
import { commonHeaders } from './delivery/headers.ts'
import { createHints } from './delivery/hint.ts'
import { openReleaseStore } from './delivery/release-store.ts'
import { openShelf } from './delivery/shelf.ts'
import { countAnswers } from './observe/count.ts'
import { createMetrics } from './observe/metrics.ts'
import { registerObserve } from './observe/observe.ts'
import { registerGallery } from './gallery/gallery.ts'
import type { ServerOptions } from './options.ts'
import { registerPacking } from './pack.ts'
import { registerPreview } from './preview/preview.ts'
import { registerProxy } from './proxy/proxy.ts'
import { registerPublish } from './publish/api.ts'
import { createPublisher, type Publisher } from './publish/publisher.ts'
import { openPublishProcess } from './publish/run.ts'
import { envelope, refuse } from './sandbox/answer.ts'
import { createClock } from './sandbox/clock.ts'
import { codes } from './sandbox/codes.ts'
import { registerSandbox } from './sandbox/register.ts'
import { readSecret } from './secret.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** For the program that starts the server: publishing at start. */
    readonly publisher: Publisher
    /** Kept when the database is open and migrated. */
    readonly database: Promise<OpenDatabase>
  }
}

/**
 * The whole server, ready to listen. Pages are served as soon as there is a release, whether the database is there or not.
 * @throws {DatabaseLockedError} when another process has the embedded database
 */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { root, dataDir } = options
  mkdirSync(dataDir, { recursive: true })
  const siteDir = join(dataDir, 'site')
  const buildDir = join(root, 'dist', 'player')

  const app = Fastify({
    logger: { level: options.logLevel ?? 'info' },
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    bodyLimit: 1024 * 1024,
    routerOptions: { caseSensitive: true, ignoreTrailingSlash: false, maxParamLength: 300 },
  })
  const database = openDatabase({ dataDir, url: options.databaseUrl })
  database.catch((error: unknown) => app.log.error({ err: error }, 'the database cannot be opened'))

  const metrics = createMetrics()
  const count = countAnswers(metrics)
  const clock = createClock()
  const hints = createHints()
  const build = openShelf([join(buildDir, 'client')])
  const problem = (code: string, message: string) => {
    metrics.counter('habi_problems_total', 'Problems of the server itself by code.', { code }).add()
    app.log.error({ code }, message)
  }
  const store = await openReleaseStore({ siteDir, onProblem: ({ code, message }) => problem(code, message) })
  const publishing = openPublishProcess()
  const publisher = createPublisher({
    siteDir,
    buildDir,
    configDir: options.siteDir ?? join(root, 'config'),
    store,
    now: clock.now,
    run: publishing.run,
    onProblem: (message) => problem('REPUBLISH', message),
  })
  store.onMove(({ pointer }) => {
    void build.refresh()
    hints.send(pointer.sequence)
    app.log.info({ release: pointer.release, sequence: pointer.sequence }, 'release is live')
  })
  clock.onSet(publisher.followClock)
  metrics.gauge('habi_release_sequence', 'Sequence number of the live release.', () => store.live()?.pointer.sequence)
  metrics.gauge('habi_hint_clients', 'Open connections that wait for hints.', () => hints.size())

  app.decorate('publisher', publisher)
  app.decorate('database', database)
  app.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of Object.entries(commonHeaders)) if (!reply.hasHeader(name)) reply.header(name, value)
  })
  registerPacking(app)
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send({ error: `nothing answers ${request.method} ${request.url.split('?')[0]}` }),
  )
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) request.log.error({ err: error }, 'request failed')
    if (request.url.startsWith('/api/')) {
      const answer =
        status >= 500 ? refuse(codes.notReady, 'System error, please try again later') : refuse(codes.badRequest, error.message)
      return reply.code(status >= 500 ? 503 : status).send(envelope(answer, clock.now()))
    }
    return reply.code(status).send({ error: status >= 500 ? 'internal error' : error.message })
  })

  registerDelivery(app, { store, build, hints, count })
  registerObserve(app, {
    metrics,
    count,
    readiness: {
      async check() {
        const answers = await database
          .then(({ db }) => sql`select 1`.execute(db))
          .then(
            () => true,
            () => false,
          )
        return [...(store.live() === undefined ? ['no release is live'] : []), ...(answers ? [] : ['the database does not answer'])]
      },
    },
  })
  if (options.gatewayUrl !== undefined) registerProxy(app, options.gatewayUrl)
  const sandbox = options.sandbox ? registerSandbox(app, { root, clock, database: database.then(({ db }) => db) }) : undefined
  registerPublish(app, { publisher, token: readSecret(join(dataDir, 'publish.token')) })
  registerPreview(app, { key: readSecret(join(dataDir, 'preview.key')), open: options.preview === 'open' })
  registerGallery(app, join(root, 'dist', 'gallery'))

  app.addHook('preClose', async () => hints.close())
  app.addHook('onClose', async () => {
    publisher.close()
    publishing.close()
    store.close()
    // A sandbox that still opens uses the database.
    await sandbox?.catch(() => undefined)
    await database.then((opened) => opened.close()).catch(() => undefined)
  })
  return app
}
