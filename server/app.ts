import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { sql } from 'kysely'
import { lockDatabase, type OpenDatabase } from './database/open.ts'
import { registerDelivery } from './delivery/delivery.ts'
import { commonHeaders } from './delivery/headers.ts'
import { createHints } from './delivery/hint.ts'
import { openReleaseStore } from './delivery/release-store.ts'
import { openFileIndex } from './delivery/file-index.ts'
import { createRequestCounter } from './observe/request-metrics.ts'
import { createMetrics } from './observe/metrics.ts'
import { registerObserve } from './observe/health.ts'
import { registerGallery } from './gallery/gallery.ts'
import type { ServerOptions } from './options.ts'
import { registerCompression } from './compress.ts'
import { registerPreview } from './preview/preview-route.ts'
import { registerProxy } from './proxy/proxy.ts'
import { registerPublish } from './publish/publish-route.ts'
import { createPublisher, type Publisher } from './publish/publisher.ts'
import { createPublishProcess } from './publish/publish-process.ts'
import { envelope, refuse } from './sandbox/call-answer.ts'
import { createClock } from './sandbox/clock.ts'
import { codes } from './sandbox/codes.ts'
import { registerSandbox } from './sandbox/register.ts'
import { readSecret } from './secret.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The program that starts the server calls `publisher.start`. */
    readonly publisher: Publisher
    /** Resolves when the database is open and migrated. */
    readonly database: Promise<OpenDatabase>
  }
}

/**
 * Creates the whole server, ready to listen. Pages are served as soon as there is a release, even while the database is
 * unavailable.
 * @throws {DatabaseLockedError} when another process uses the embedded database
 */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { root, dataDir } = options
  mkdirSync(dataDir, { recursive: true })
  const openDatabase = await lockDatabase({ dataDir, url: options.databaseUrl })
  const siteDir = join(dataDir, 'site')
  const buildDir = join(root, 'dist', 'player')

  const app = Fastify({
    logger: { level: options.logLevel ?? 'info' },
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    bodyLimit: 1024 * 1024,
    routerOptions: { caseSensitive: true, ignoreTrailingSlash: false, maxParamLength: 300 },
  })
  const database = openDatabase()
  database.catch((error: unknown) => app.log.error({ err: error }, 'the database cannot be opened'))

  const metrics = createMetrics()
  const count = createRequestCounter(metrics)
  const clock = createClock()
  const hints = createHints()
  const build = openFileIndex([join(buildDir, 'client')])
  const reportProblem = (code: string, message: string) => {
    metrics.counter('habi_problems_total', 'Problems of the server itself by code.', { code }).add()
    app.log.error({ code }, message)
  }
  const store = await openReleaseStore({ siteDir, onProblem: ({ code, message }) => reportProblem(code, message) })
  const publishing = createPublishProcess()
  const publisher = createPublisher({
    siteDir,
    buildDir,
    configDir: join(root, 'config'),
    store,
    now: clock.now,
    run: publishing.run,
    onProblem: (message) => reportProblem('REPUBLISH', message),
  })
  store.onMove(({ pointer }) => {
    void build.refresh()
    hints.send(pointer.sequence)
    app.log.info({ release: pointer.release, sequence: pointer.sequence }, 'release is live')
  })
  clock.onSet(publisher.followClock)
  metrics.gauge('habi_release_sequence', 'Sequence number of the live release.', () => store.live()?.pointer.sequence)
  metrics.gauge('habi_hint_clients', 'Open connections to /hint.', () => hints.size())

  app.decorate('publisher', publisher)
  app.decorate('database', database)
  app.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of Object.entries(commonHeaders)) if (!reply.hasHeader(name)) reply.header(name, value)
  })
  registerCompression(app)
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send({ error: `there is no route ${request.method} ${request.url.split('?')[0]}` }),
  )
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) request.log.error({ err: error }, 'request failed')
    if (request.url.startsWith('/api/')) {
      const failure =
        status >= 500 ? refuse(codes.notReady, 'System error, please try again later') : refuse(codes.badRequest, error.message)
      return reply.code(status >= 500 ? 503 : status).send(envelope(failure, clock.now()))
    }
    return reply.code(status).send({ error: status >= 500 ? 'internal error' : error.message })
  })

  registerDelivery(app, { store, build, hints, count })
  registerObserve(app, {
    metrics,
    count,
    readiness: {
      async check() {
        const isDatabaseUp = await database
          .then(({ db }) => sql`select 1`.execute(db))
          .then(
            () => true,
            () => false,
          )
        return [...(store.live() === undefined ? ['no release is live'] : []), ...(isDatabaseUp ? [] : ['the database does not respond'])]
      },
    },
  })
  if (options.gatewayUrl !== undefined) registerProxy(app, options.gatewayUrl)
  const sandbox = options.sandbox ? registerSandbox(app, { root, clock, database: database.then(({ db }) => db) }) : undefined
  registerPublish(app, { publisher, token: readSecret(join(dataDir, 'publish.token')) })
  registerPreview(app, { key: readSecret(join(dataDir, 'preview.key')), allowUnsigned: options.preview === 'open' })
  registerGallery(app, join(root, 'dist', 'gallery'))

  app.addHook('preClose', async () => hints.close())
  app.addHook('onClose', async () => {
    publisher.close()
    publishing.close()
    store.close()
    // A sandbox that is still opening uses the database.
    await sandbox?.catch(() => undefined)
    await database.then((opened) => opened.close()).catch(() => undefined)
  })
  return app
}
