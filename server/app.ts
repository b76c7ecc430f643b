import { join } from 'node:path'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { sql } from 'kysely'
import { Counter, Registry } from 'prom-client'
import { registerApiIsolation } from './api-isolation.ts'
import { registerCompression } from './compress.ts'
import { lockDatabase, type OpenDatabase } from './database/open.ts'
import { createOutage, messageOf } from './database/outage.ts'
import { reopen, type Reopened } from './database/reopen.ts'
import { registerDelivery } from './delivery/delivery.ts'
import { openFileIndex } from './delivery/file-index.ts'
import { createHints, type Hints } from './delivery/hint.ts'
import { startSweep } from './delivery/object-sweep.ts'
import type { DamagedObject } from './delivery/objects.ts'
import { openReleaseStore, type ReleaseStore } from './delivery/release-store.ts'
import { registerErrorResponses, sendRouterError } from './error-responses.ts'
import { registerGallery } from './gallery/gallery.ts'
import { registerGatewayProxy } from './gateway-proxy.ts'
import { registerGauge } from './observe/gauge.ts'
import { registerHealth } from './observe/health.ts'
import { registerReports } from './observe/report-route.ts'
import { createRequestCounter } from './observe/request-metrics.ts'
import { openLimits } from './limits/open-limits.ts'
import { readLimits } from './limits/read-limits.ts'
import { registerOpenApi } from './openapi.ts'
import type { ServerOptions } from './options.ts'
import { previewOpener, releasesOf } from './preview/open-preview.ts'
import { registerPreview } from './preview/preview-route.ts'
import { collectRegularly } from './publish/collect-regularly.ts'
import { createPublishProcess } from './publish/publish-process.ts'
import { registerPublish } from './publish/publish-route.ts'
import { createPublisher, type Publisher } from './publish/publisher.ts'
import { readSourcePack } from './publish/source-pack.ts'
import { createClock } from './sandbox/clock.ts'
import { registerSandbox } from './sandbox/register.ts'
import { readSecret } from './secret.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The program that starts the server calls `publisher.start`. */
    readonly publisher: Publisher
    /** Resolves when the database is open and migrated. Rejects when the first attempt fails; others follow. */
    readonly database: Promise<OpenDatabase>
    /** Key of the sandbox's control surface, or `none`. Undefined when the control surface is off. */
    readonly sandboxKey: string | undefined
  }
}

/**
 * Creates the whole server, ready to listen. Pages are served as soon as there is a release, even while the database is
 * unavailable.
 * @throws {DatabaseLockedError} when another process uses the embedded database
 */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { root, dataDir } = options
  const outage = createOutage({
    onProblem: (message) => reportProblem('DATABASE', message),
    onRecovery: (message) => app.log.warn(message),
  })
  const open = await lockDatabase({
    dataDir,
    url: options.databaseUrl,
    timeoutMs: options.databaseTimeoutMs,
    outage,
  })
  const siteDir = join(dataDir, 'site')
  const buildDir = join(root, 'dist', 'player')

  const registry = new Registry()
  const limitOptions = options.limits ?? readLimits({})
  const limits = openLimits(limitOptions, registry)
  const app = Fastify({
    ...limits.fastifyOptions,
    logger: { level: options.logLevel ?? 'info' },
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    bodyLimit: 1024 * 1024,
    frameworkErrors: sendRouterError,
    routerOptions: { caseSensitive: true, ignoreTrailingSlash: false, maxParamLength: 300 },
  })
  const count = createRequestCounter(registry)
  const reportProblem = createProblemReporter(app, registry)
  const database = reopen({ open, close: (opened) => opened.close(), outage })
  const onSecretProblem = (message: string): void => reportProblem('SECRET', message)
  const clock = createClock()
  const hints = createHints({ perAddress: limitOptions.hintsPerAddress, applied: options.applyReleases ?? false })
  const build = openFileIndex([join(buildDir, 'client')])
  const store = await openReleaseStore({
    siteDir,
    onProblem: ({ code, message }) => reportProblem(code, message),
    rebuild: () => publisher.rebuild(),
    onDamage: createDamageReporter(app, registry),
  })
  const openPreview = previewOpener({
    key: readSecret(join(dataDir, 'preview.key'), onSecretProblem),
    allowUnsigned: options.preview === 'open',
    store,
  })
  const publishing = createPublishProcess()
  const publisher = createPublisher({
    siteDir,
    buildDir,
    configDir: options.siteDir ?? join(root, 'config'),
    store,
    now: clock.now,
    run: publishing.run,
    onProblem: (message) => reportProblem('REPUBLISH', message),
  })
  store.onMove(({ pointer }) => {
    build
      .refresh()
      .catch((error: unknown) => reportProblem('BUILD-FILES', `the player app cannot be listed: ${String(error)}`))
    hints.send(pointer.sequence)
    app.log.info({ release: pointer.release, sequence: pointer.sequence }, 'release is live')
  })
  clock.onSet(publisher.followClock)
  const endMaintenance = startMaintenance({ app, store, publisher, reportProblem })
  registerGauges(registry, { store, database, hints })

  const sandboxKey = options.sandboxControl
    ? (options.sandboxKey ?? readSecret(join(dataDir, 'sandbox.key'), onSecretProblem))
    : undefined
  app.decorate('sandboxKey', sandboxKey)
  app.decorate('publisher', publisher)
  const firstOpened = database.get()
  firstOpened.catch(() => undefined)
  app.decorate('database', firstOpened)
  registerDelivery(app, {
    store,
    build,
    hints,
    count,
    previewedRelease: releasesOf(openPreview),
    addressOf: limits.addressOf,
    onRefused: limits.onRefused,
  })
  limits.register(app)
  registerApiIsolation(app, clock.now)
  registerErrorResponses(app, clock.now)
  await registerCompression(app)
  await registerOpenApi(app)
  const checkReadiness = async () => ({
    pages: store.live() === undefined ? ['no release is live'] : [],
    others: (await responds(database.current(), sandbox)) ? [] : ['the database does not respond'],
  })
  registerHealth(app, {
    registry,
    count,
    checkReadiness,
    isPrivate: options.gatewayUrl !== undefined || options.metricsToken !== undefined,
    token: options.metricsToken,
  })
  await registerReports(app, registry, ({ raw }) => limits.addressOf(raw))
  if (options.gatewayUrl !== undefined) await registerGatewayProxy(app, options.gatewayUrl)
  const sandbox = options.sandbox
    ? registerSandbox(app, { root, clock, database: async () => (await database.get()).db, controlKey: sandboxKey })
    : undefined
  // A failure is repeated by the next call, and by the next check of the readiness.
  void database.opened
    .then(() => sandbox?.())
    .catch((error: unknown) => reportProblem('SANDBOX', `the sandbox cannot load its data: ${messageOf(error)}`))
  registerPublish(app, {
    publish: publisher.publish,
    token: readSecret(join(dataDir, 'publish.token'), onSecretProblem),
    readLive: async () => {
      const live = store.live()
      return live && (await readSourcePack(siteDir, live.release.source))
    },
  })
  registerPreview(app, openPreview)
  registerGallery(app, join(root, 'dist', 'gallery'))

  app.addHook('preClose', async () => hints.close())
  app.addHook('onClose', async () => {
    const ended = endMaintenance()
    publisher.close()
    publishing.close()
    await ended
    store.close()
    // A sandbox that is still opening uses the database.
    await sandbox?.().catch(() => undefined)
    await database
      .close()
      .catch((error: unknown) => reportProblem('DATABASE', `the database cannot be closed: ${messageOf(error)}`))
  })
  return app
}

/** Verifies and tidies the store in the background. Returns a function that ends this. */
function startMaintenance({
  app,
  store,
  publisher,
  reportProblem,
}: {
  readonly app: FastifyInstance
  readonly store: ReleaseStore
  readonly publisher: Publisher
  readonly reportProblem: (code: string, message: string) => void
}): () => Promise<void> {
  const endSweep = startSweep({
    store,
    verifyLive: publisher.verifyLive,
    onProblem: (message) => reportProblem('SWEEP', message),
  })
  const endCollecting = collectRegularly({
    publisher,
    onCollected: (message) => app.log.warn(message),
    onProblem: (message) => reportProblem('COLLECT', message),
  })
  return async () => {
    endCollecting()
    await endSweep()
  }
}

function registerGauges(
  registry: Registry,
  {
    store,
    database,
    hints,
  }: { readonly store: ReleaseStore; readonly database: Reopened<OpenDatabase>; readonly hints: Hints },
): void {
  const sequence = (): number | undefined => store.live()?.pointer.sequence
  registerGauge(registry, 'habi_release_sequence', 'Sequence number of the live release.', sequence)
  registerGauge(registry, 'habi_database_attempts', 'Attempts to open the database.', database.attempts)
  registerGauge(registry, 'habi_hint_clients', 'Open connections to /hint.', () => hints.size())
}

/** Logs and counts problems of the server itself. */
function createProblemReporter(app: FastifyInstance, registry: Registry): (code: string, message: string) => void {
  const problems = new Counter({
    name: 'habi_problems_total',
    help: 'Problems of the server itself by code.',
    labelNames: ['code'],
    registers: [registry],
  })
  return (code, message) => {
    problems.inc({ code })
    app.log.error({ code }, message)
  }
}

/** Logs and counts damaged objects. */
function createDamageReporter(app: FastifyInstance, registry: Registry): (damage: DamagedObject) => void {
  const damaged = new Counter({
    name: 'habi_damaged_objects_total',
    help: 'Objects whose content did not match their name, by what was done: rewritten, rebuilt or lost.',
    labelNames: ['result'],
    registers: [registry],
  })
  for (const result of ['rewritten', 'rebuilt', 'lost']) damaged.inc({ result }, 0)
  return ({ result, message }) => {
    damaged.inc({ result })
    app.log.error({ code: 'OBJECT-DAMAGED' }, message)
  }
}

/** Whether calls that need the database can be answered: it responds, and the sandbox has loaded its data. */
async function responds(opened: OpenDatabase | undefined, sandbox?: () => Promise<unknown>): Promise<boolean> {
  if (opened === undefined) return false
  try {
    await sql`select 1`.execute(opened.db)
    await sandbox?.()
    return true
  } catch {
    return false
  }
}
