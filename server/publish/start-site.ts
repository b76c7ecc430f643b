/**
 * Prepares the store when the server starts: publishes the first release, restores the live release, or compiles it
 * again (decision 16).
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isObject } from '../../engine/core/json.ts'
import type { SiteFiles } from '../../engine/document/source.ts'
import { disk, withReasons } from '../../engine/release/disk.ts'
import { readSiteFolder } from '../../engine/release/folder.ts'
import { packSource } from '../../engine/release/source-pack.ts'
import { openStore } from '../../engine/release/store.ts'
import { reasonOf } from '../unavailable-error.ts'
import type { ReleaseStore } from '../delivery/release-store.ts'
import { folderName, publishCommand, shortPath } from './folder-name.ts'
import type { PublishReply } from './publish-process.ts'
import { restoreLive } from './restore.ts'

export interface StartSiteOptions {
  readonly siteDir: string
  /** The folder of the site. */
  readonly configDir: string
  readonly buildDir: string
  readonly store: ReleaseStore
  readonly now: () => number
  /** @param wasLive the documents were live before, so findings of proofs do not stop the publish */
  readonly publishNow: (site: SiteFiles, wasLive?: boolean) => Promise<PublishReply>
  /** Compiles the live documents again; undefined when they cannot be read. */
  readonly recompile: () => Promise<PublishReply | undefined>
  /** Reads the live documents of a database that existed before this start, or that other servers use. */
  readonly readStored?: (() => Promise<SiteFiles | undefined>) | undefined
  /**
   * Resolves when the database that servers share is open. Calls `onOutage` when it does not respond to the first
   * attempt.
   */
  readonly waitForDatabase?: ((onOutage: () => void) => Promise<void>) | undefined
  /** Loads the live release of other servers that use the same database. */
  readonly followOthers?: (() => Promise<void>) | undefined
}

/** Thrown when nothing was published, because the database may have documents that could not be read. */
export class UnreadDocumentsError extends Error {}

/**
 * Publishes the folder of the site only into a store that never had a release. Otherwise restores the live release if
 * it cannot be served, and compiles it for a new player build. Undefined when nothing had to be published.
 * @throws {UnreadDocumentsError} without a release, when the documents in the database cannot be read
 */
export async function startSite(
  parts: StartSiteOptions,
  log: (line: string) => void,
): Promise<PublishReply | undefined> {
  const { siteDir, configDir, buildDir, store, followOthers } = parts
  await followOthers?.()
  if (store.live() === undefined && !(await hasHadRelease(siteDir))) return await publishFirst(parts, log)
  if (store.live() === undefined) await restoreSite(parts, log)
  const live = store.live()
  if (live === undefined) {
    log(
      `The store ${siteDir} had a release, but none of its releases can be restored. Nothing was published. ` +
        `To publish ${folderName(configDir)}, run: ${publishCommand(configDir)}`,
    )
    return undefined
  }
  const reply = live.release.build === (await readBuildName(buildDir)) ? undefined : await compileForBuild(parts, log)
  await compareFolder(parts, log)
  return reply
}

/**
 * A server that never had a release cannot tell whether others have published, so it serves nothing until the
 * database is open, or until somebody publishes to this server.
 */
export async function waitForOthers(
  { siteDir, configDir, store, waitForDatabase }: StartSiteOptions,
  log: (line: string) => void,
): Promise<void> {
  if (waitForDatabase === undefined || store.live() !== undefined || (await hasHadRelease(siteDir))) return
  const onOutage = (): void => {
    if (store.live() !== undefined) return
    log(
      'The database does not respond, and may contain a release. This server has no release, so it responds with 503 ' +
        `until the database responds. ${folderName(configDir)} is published only if the database is empty.`,
    )
  }
  await new Promise<void>((resolve, reject) => {
    const stopListening = store.onMove(() => resolve())
    waitForDatabase(onOutage).then(resolve, reject).finally(stopListening)
  })
}

async function hasHadRelease(siteDir: string): Promise<boolean> {
  return await (await openStore(siteDir, withReasons(disk))).hasHadRelease()
}

async function publishFirst(
  { configDir, publishNow, readStored }: StartSiteOptions,
  log: (line: string) => void,
): Promise<PublishReply | undefined> {
  let stored: SiteFiles | undefined
  try {
    stored = await readStored?.()
  } catch (error) {
    throw new UnreadDocumentsError(
      `The documents in the database cannot be read: ${reasonOf(error)}. ${folderName(configDir)} was not published, ` +
        'because the database may have other documents. When the database can be read, its documents become live; if it is ' +
        `empty, ${folderName(configDir)} is published.`,
    )
  }
  if (stored !== undefined) {
    log('Publishing the documents that are live in the database …')
    return await publishNow(stored, true)
  }
  const { unread, ...site } = await readSiteFolder(configDir)
  if (unread.length > 0) {
    for (const { path, message } of unread) log(`${shortPath(join(configDir, path))}: ${message}`)
    log(
      `${folderName(configDir)} was not published, because files in it cannot be read. Fix these files, and run: ${publishCommand(configDir)}`,
    )
    return undefined
  }
  log(`Publishing ${folderName(configDir)} for the first time …`)
  return await publishNow(site)
}

/** Makes the newest restorable release live. In a running server, restores only the live release. */
export async function restoreSite(
  { siteDir, store, now, publishNow }: StartSiteOptions,
  log: (line: string) => void,
): Promise<boolean> {
  const compile = async (site: SiteFiles): Promise<boolean> => {
    try {
      return (await publishNow(site, true)).ok
    } catch (error) {
      log(`The documents of a release cannot be compiled again: ${String(error)}`)
      return false
    }
  }
  const how = await restoreLive(siteDir, { compile, now, known: store.live() })
  await store.refresh()
  const live = store.live()
  if (how === undefined || live === undefined) return false
  log(`Release ${live.pointer.sequence} is live again: ${live.pointer.release}, restored ${how}.`)
  return true
}

async function compileForBuild(
  { recompile }: StartSiteOptions,
  log: (line: string) => void,
): Promise<PublishReply | undefined> {
  log('The player build has changed: compiling the live documents again …')
  const reply = await recompile()
  if (reply === undefined)
    log(
      'The source documents of the live release are missing or damaged, so the release stays live as it is. ' +
        'To build its pages again, publish its documents.',
    )
  return reply
}

/** Logs a message when the folder of the site differs from the live release. */
async function compareFolder({ configDir, store }: StartSiteOptions, log: (line: string) => void): Promise<void> {
  const { files, assets } = await readSiteFolder(configDir)
  const live = store.live()
  if (files.size === 0 || live === undefined || packSource(files, assets).hash === live.release.source) return
  log(
    `${folderName(configDir)} differs from the live release (number ${live.pointer.sequence}) and was not published. ` +
      `To publish it, run: ${publishCommand(configDir)}`,
  )
}

/** Returns the name of the player build; empty while the player is not built. */
export async function readBuildName(buildDir: string): Promise<string> {
  const text = await readFile(join(buildDir, 'build.json'), 'utf8').catch(() => '{}')
  const value: unknown = JSON.parse(text)
  return isObject(value) && typeof value.build === 'string' ? value.build : ''
}
