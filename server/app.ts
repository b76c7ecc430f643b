import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { registerApiIsolation } from './api-isolation.ts'
import { openBase, type ServerBase } from './base.ts'
import { registerCompression } from './compress.ts'
import type { OpenDatabase } from './database/open.ts'
import { reasonOf } from './unavailable-error.ts'
import { registerOpenPages } from './delivery/open-pages-route.ts'
import { registerDelivery } from './delivery/delivery.ts'
import { registerDocumentStore } from './document-store/routes.ts'
import { registerKillSwitch } from './kill-switch/kill-routes.ts'
import { registerErrorResponses } from './error-responses.ts'
import { registerGallery } from './gallery/gallery.ts'
import { registerGatewayProxy } from './gateway-proxy.ts'
import { openOperators, type Operators } from './operators/register.ts'
import { registerGauge } from './observe/gauge.ts'
import { registerHealth } from './observe/health.ts'
import { registerReports } from './observe/report-route.ts'
import { registerOpenApi } from './openapi.ts'
import type { ServerOptions } from './options.ts'
import { releasesOf } from './preview/open-preview.ts'
import { registerFrameCalls } from './preview/frame-calls.ts'
import { registerPreview } from './preview/preview-route.ts'
import type { PublicAnswerLoader } from './publish/public-answers.ts'
import { registerPublish } from './publish/publish-route.ts'
import type { Publisher } from './publish/publisher.ts'
import { addNodeEvents } from './sandbox/node-events.ts'
import { registerSandbox } from './sandbox/register.ts'
import type { Sandbox } from './sandbox/sandbox.ts'
import { readSecret } from './secret.ts'
import { openServedSite, type ServedSite } from './served-site.ts'
import { registerChoices } from './studio/choices-route.ts'
import { registerStudio } from './studio/serve-studio.ts'
import { studioHost } from './studio/studio-host.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The program that starts the server calls `publisher.start`. */
    readonly publisher: Publisher
    /** The program that starts the server calls `publicAnswers.start`. */
    readonly publicAnswers: PublicAnswerLoader
    /**
     * Resolves when the database is open and migrated. Rejects when the first attempt fails; the server keeps trying.
     */
    readonly database: Promise<OpenDatabase>
    /**
     * Creates the path of the one-time address for the first administrator. Returns undefined when an operator exists,
     * or when operators cannot sign in.
     */
    readonly firstAddress: Operators['firstAddress']
    /** Key of the sandbox's control surface; `none` if it needs no key. Undefined when the control surface is off. */
    readonly sandboxKey: string | undefined
  }
}

/** Loads the data of the sandbox; undefined on a server without one. */
type LoadSandbox = (() => Promise<Sandbox>) | undefined

/**
 * Creates the whole server, ready to listen. Pages are served as soon as there is a release, even while the database is
 * unavailable.
 * @throws {DatabaseLockedError} when another process uses the embedded database
 */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const base = await openBase(options)
  const { app, database, reportProblem } = base
  const site = await openServedSite(base, options)
  registerGauges(base, site)
  const sandboxKey = options.sandboxControl ? (options.sandboxKey ?? secretOf(base, options, 'sandbox.key')) : undefined
  app.decorate('sandboxKey', sandboxKey)
  app.decorate('publisher', site.publisher)
  app.decorate('publicAnswers', site.publicAnswers)
  const firstOpened = database.get()
  firstOpened.catch(() => undefined)
  app.decorate('database', firstOpened)

  const sandbox = await registerRoutes(base, site, options)
  // After a failure, the next call or readiness check loads the sandbox again.
  void database.opened
    .then(() => sandbox?.())
    .catch((error: unknown) => reportProblem('SANDBOX', `the sandbox cannot load its data: ${reasonOf(error)}`))
  closeWithServer(base, site, sandbox)
  return app
}

/** Registers the routes and hooks of the server. The order matters for some of them. */
async function registerRoutes(base: ServerBase, site: ServedSite, options: ServerOptions): Promise<LoadSandbox> {
  const { app, registry, count, limits, clock, database } = base
  const { store, build, hints, openPreview, publisher, documents, killSwitch } = site
  const previewedRelease = releasesOf(openPreview)
  const { addressOf, onRefused } = limits
  const kills = killSwitch.list
  const studioOrigin = options.studio?.origin
  registerDelivery(app, { store, build, hints, kills, count, previewedRelease, addressOf, onRefused, studioOrigin })
  limits.register(app)
  const operators = openOperators({
    studio: options.studio ?? { isOff: false, needsSecondFactor: false },
    token: secretOf(base, options, 'publish.token'),
    secret: options.studio?.secret ?? secretOf(base, options, 'studio.secret'),
    database: async () => (await database.get()).db,
    addressOf: ({ raw }) => addressOf(raw),
  })
  operators.authorize(app)
  app.decorate('firstAddress', operators.firstAddress)
  registerApiIsolation(app, clock.now)
  registerFrameCalls(app, { isSigned: site.isSigned, isForStudio: studioHost(studioOrigin), now: clock.now })
  registerErrorResponses(app, clock.now)
  await registerCompression(app)
  await registerOpenApi(app)
  registerHealth(app, {
    registry,
    count,
    checkReadiness: async () => ({
      pages: store.live() === undefined ? ['no release is live'] : [],
      others: (await responds(database.current(), sandbox)) ? [] : ['the database does not respond'],
    }),
    isPrivate: options.gatewayUrl !== undefined || options.metricsToken !== undefined,
    token: options.metricsToken,
  })
  if (options.gatewayUrl !== undefined) await registerGatewayProxy(app, options.gatewayUrl)
  const sandbox: LoadSandbox = options.sandbox
    ? registerSandbox(app, {
        root: options.root,
        clock,
        database: async () => (await database.get()).db,
        controlKey: app.sandboxKey,
      })
    : undefined
  await registerReports(
    app,
    registry,
    ({ raw }) => addressOf(raw),
    (events) =>
      void sandbox?.().then(
        (opened) => addNodeEvents(opened, events),
        () => undefined,
      ),
  )
  await operators.registerRoutes(app)
  registerPublish(app, {
    publish: (files, actor, mode) => documents.publishSite(files, actor, mode),
    progress: publisher.progress,
    readLive: site.readLive,
    onProblem: (message) => base.reportProblem('PUBLISH', message),
  })
  registerDocumentStore(app, documents, site.signPreview)
  registerKillSwitch(app, killSwitch, hints.size)
  registerOpenPages(app, hints, store)
  registerPreview(app, openPreview)
  registerGallery(app, join(options.root, 'dist', 'gallery'))
  registerChoices(app, site.askGateway)
  registerStudio(app, join(options.root, 'dist', 'studio'))
  return sandbox
}

function closeWithServer({ app, database, reportProblem }: ServerBase, site: ServedSite, sandbox: LoadSandbox): void {
  app.addHook('preClose', async () => site.hints.close())
  app.addHook('onClose', async () => {
    database.cancel()
    await site.close()
    // Waits for a sandbox that is opening: it uses the database.
    await sandbox?.().catch(() => undefined)
    await database
      .close()
      .catch((error: unknown) => reportProblem('DATABASE', `the database cannot be closed: ${reasonOf(error)}`))
  })
}

function secretOf({ reportProblem }: ServerBase, { dataDir }: ServerOptions, name: string): string {
  return readSecret(join(dataDir, name), (message) => reportProblem('SECRET', message))
}

function registerGauges({ registry, database }: ServerBase, { store, hints }: ServedSite): void {
  const sequence = (): number | undefined => store.live()?.pointer.sequence
  registerGauge(registry, 'habi_release_sequence', 'Sequence number of the live release.', sequence)
  registerGauge(registry, 'habi_database_attempts', 'Attempts to open the database.', database.attempts)
  registerGauge(registry, 'habi_hint_clients', 'Open connections to /hint.', () => hints.size())
  const pages = (isShown: (shown: number, live: number) => boolean) => (): number =>
    [...hints.releases().clients].reduce(
      (sum, [shown, count]) => sum + (isShown(shown, sequence() ?? 0) ? count : 0),
      0,
    )
  const onLive = pages((shown, live) => shown >= live)
  registerGauge(registry, 'habi_pages_on_live_release', 'Open pages that show the live release.', onLive)
  const onEarlier = pages((shown, live) => shown < live)
  registerGauge(registry, 'habi_pages_on_earlier_releases', 'Open pages that show an earlier release.', onEarlier)
}

/**
 * Returns whether calls that need the database can be answered: the database responds, and the sandbox has loaded its
 * data.
 */
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
