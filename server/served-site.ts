/** The site of a server: the store with its releases, previews of them, and publishing. */
import { join } from 'node:path'
import type { ServerBase } from './base.ts'
import { type FileIndex, openFileIndex } from './delivery/file-index.ts'
import { createHints, type Hints } from './delivery/hint.ts'
import { startSweep } from './delivery/object-sweep.ts'
import { openReleaseStore, type ReleaseStore } from './delivery/release-store.ts'
import { callSettingsOf, openGatewayClient } from './gateway-client.ts'
import { createDamageReporter } from './observe/problem-metrics.ts'
import type { ServerOptions } from './options.ts'
import { declaredFacts, type OpenPreview, previewOpener } from './preview/open-preview.ts'
import { signPreview, verifyToken } from './preview/signed-token.ts'
import { collectRegularly } from './publish/collect-regularly.ts'
import { createPublicAnswerLoader, type PublicAnswerLoader } from './publish/public-answers.ts'
import { isObject } from '../engine/core/json.ts'
import type { SiteFiles } from '../engine/document/source.ts'
import { DocumentStore } from './document-store/document-store.ts'
import { folders } from '../engine/release/disk.ts'
import { RequestedFiles } from './shared-files/requested-files.ts'
import { SharedFiles } from './shared-files/shared-files.ts'
import { SharedReleases } from './shared-files/shared-releases.ts'
import { lockedContent } from './kill-switch/killable.ts'
import { KillSwitch } from './kill-switch/kill-switch.ts'
import type { SignPreview } from './document-store/draft-routes.ts'
import { openStepRecord } from './document-store/step-record.ts'
import { readSourcePack } from './publish/source-pack.ts'
import { createPublishProcess } from './publish/publish-process.ts'
import { createPublisher, type Publisher } from './publish/publisher.ts'
import { readBuildName } from './publish/start-site.ts'
import { readSecret } from './secret.ts'
import type { AskGateway } from './studio/choices-route.ts'

export interface ServedSite {
  readonly store: ReleaseStore
  /** Files of the player build. */
  readonly build: FileIndex
  readonly hints: Hints
  readonly openPreview: OpenPreview
  readonly signPreview: SignPreview
  /** Returns whether this server has signed a preview token that is still valid. */
  readonly isSigned: (token: string) => boolean
  readonly publisher: Publisher
  readonly documents: DocumentStore
  readonly killSwitch: KillSwitch
  /** Reads the live documents from the source pack of the live release. */
  readonly readLive: () => Promise<SiteFiles | undefined>
  readonly publicAnswers: PublicAnswerLoader
  readonly askGateway: AskGateway
  /** Ends publishing and background work. */
  readonly close: () => Promise<void>
}

export async function openServedSite(base: ServerBase, options: ServerOptions): Promise<ServedSite> {
  const { app, registry, clock, reportProblem, database, hadDatabase } = base
  const siteDir = join(options.dataDir, 'site')
  const buildDir = join(options.root, 'dist', options.developmentBuild === true ? 'development' : 'player')
  const hints = createHints({
    perAddress: base.limitOptions.hintsPerAddress,
    applied: options.applyReleases ?? false,
  })
  const hotModules = options.developmentBuild === true ? [join(buildDir, 'hot')] : []
  // Servers that share a PostgreSQL database get the files of each other's releases and player builds from it.
  const sharedFiles = options.databaseUrl === undefined ? undefined : new SharedFiles({ siteDir, buildDir })
  const requested =
    sharedFiles &&
    new RequestedFiles({
      files: sharedFiles,
      openDatabase: () => database.current()?.db,
      onProblem: (message) => reportProblem('SHARED-FILES', message),
    })
  const build = openFileIndex(
    [join(buildDir, 'client'), ...hotModules, folders(siteDir).builds],
    requested?.fetchFrom('builds'),
  )
  const store = await openReleaseStore({
    siteDir,
    fetchObject: requested?.fetchFrom('objects'),
    fetchRelease: requested?.fetchRelease,
    onProblem: ({ code, message }) => reportProblem(code, message),
    rebuild: async () => {
      const live = store.live()
      if (live === undefined || (await requested?.fetchRelease(live.pointer.release)) !== true)
        await publisher.rebuild()
    },
    onDamage: createDamageReporter(app, registry),
  })
  const key = readSecret(join(options.dataDir, 'preview.key'), (message) => reportProblem('SECRET', message))
  const openPreview = previewOpener({
    key,
    allowUnsigned: options.preview === 'open',
    store,
  })
  const publishing = createPublishProcess()
  const publisher = createPublisher({
    siteDir,
    buildDir,
    configDir: options.siteDir ?? join(options.root, 'config'),
    store,
    now: clock.now,
    jobs: publishing,
    // A new embedded database has no documents, so a first start does not wait for it.
    readStored: hadDatabase ? () => documents.readSite() : undefined,
    waitForDatabase:
      sharedFiles &&
      (async (onOutage) => {
        database.get().catch(onOutage)
        await database.opened
      }),
    followOthers: sharedFiles && (() => documents.followAtStart()),
    share: sharedFiles && ((release, move) => documents.share(release, move)),
    openPages: options.applyReleases === true ? hints.pages : undefined,
    loadAnswers: (calls) => publicAnswers.loadFirst(calls),
    onProblem: (message) => reportProblem('REPUBLISH', message),
  })
  const documents = new DocumentStore({
    database: async () => (await database.get()).db,
    openDatabase: () => database.current()?.db,
    publisher,
    shared:
      sharedFiles &&
      new SharedReleases({ files: sharedFiles, releases: store, compiledElsewhere: publisher.compiledElsewhere }),
    releases: store,
    review: options.review ?? 'optional',
    buildName: () => readBuildName(buildDir),
    clock,
    readSource: (source) => readSourcePack(siteDir, source),
    stepRecord: openStepRecord(join(options.dataDir, 'documents.live')),
    onProblem: (message) => reportProblem('DOCUMENTS', message),
  })
  const killSwitch = new KillSwitch({
    dataDir: options.dataDir,
    key: readSecret(join(options.dataDir, 'kill.key'), (message) => reportProblem('SECRET', message)),
    openDatabase: () => database.current()?.db,
    now: clock.now,
    locked: lockedContent,
    onChange: () => hints.send(store.live()?.pointer.sequence ?? 0),
    onProblem: (message) => reportProblem('KILLS', message),
  })
  await killSwitch.follow()
  store.onMove(announceRelease(base, { build, hints }))
  clock.onSet(publisher.followClock)
  const endMaintenance = startMaintenance(base, { store, publisher, sharedFiles })
  const publicAnswers = createPublicAnswerLoader({
    siteDir,
    store,
    settingsOf: (live) => callSettingsOf(app, live),
    openClient: (settings, report) => openGatewayClient(app, settings, report),
    recompile: publisher.rebuild,
    onProblem: (message) => reportProblem('PUBLIC-ANSWERS', message),
  })
  const close = async (): Promise<void> => {
    const ended = endMaintenance()
    publicAnswers.close()
    // The publishing process finishes the publishes in progress; the server does not wait for them when it stops.
    void documents.close()
    await killSwitch.close()
    publisher.close()
    publishing.close()
    await ended
    store.close()
  }
  const readLive = async (): Promise<SiteFiles | undefined> => {
    const live = store.live()
    return live && (await readSourcePack(siteDir, live.release.source))
  }
  const askGateway: AskGateway = async (call) => {
    const live = store.live()
    if (live === undefined) return undefined
    const settings = await callSettingsOf(app, live)
    // A site without settings of calls has no gateway to ask.
    if (!isObject(settings.calls) || Object.keys(settings.calls).length === 0) return undefined
    const client = openGatewayClient(app, settings, ({ code, message }) => reportProblem(code, message))
    const result = await client.call(call)
    return result.ok ? result.value : undefined
  }
  return {
    store,
    build,
    hints,
    openPreview,
    signPreview: (preview) => signPreview(preview, key),
    isSigned: (token) =>
      typeof verifyToken(token, { facts: declaredFacts, key, allowUnsigned: false, now: Date.now() }) !== 'string',
    publisher,
    documents,
    killSwitch,
    readLive,
    publicAnswers,
    askGateway,
    close,
  }
}

/** Returns a listener for moves of the pointer: reads the files of the player build, and sends a hint to open pages. */
function announceRelease(
  { app, reportProblem }: ServerBase,
  { build, hints }: Pick<ServedSite, 'build' | 'hints'>,
): Parameters<ReleaseStore['onMove']>[0] {
  return ({ pointer }) => {
    build
      .refresh()
      .catch((error: unknown) =>
        reportProblem('BUILD-FILES', `the files of the player app cannot be listed: ${String(error)}`),
      )
      // Sends the hint after the refresh of the file list, because a page may then request a new file at once.
      .finally(() => hints.send(pointer.sequence))
    app.log.info({ release: pointer.release, sequence: pointer.sequence }, 'release is live')
  }
}

/**
 * Verifies the store and removes files that are no longer needed, in the background. Returns a function that stops
 * this.
 */
function startMaintenance(
  { app, database, reportProblem }: ServerBase,
  {
    store,
    publisher,
    sharedFiles,
  }: Pick<ServedSite, 'store' | 'publisher'> & { readonly sharedFiles: SharedFiles | undefined },
): () => Promise<void> {
  const endSweep = startSweep({
    store,
    verifyLive: publisher.verifyLive,
    onProblem: (message) => reportProblem('SWEEP', message),
  })
  const endCollecting = collectRegularly({
    publisher,
    collectShared: async () => {
      const db = database.current()?.db
      return db === undefined ? 0 : ((await sharedFiles?.collect(db, Date.now())) ?? 0)
    },
    onCollected: (message) => app.log.warn(message),
    onProblem: (message) => reportProblem('COLLECT', message),
  })
  return async () => {
    endCollecting()
    await endSweep()
  }
}
