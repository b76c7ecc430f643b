import { type FSWatcher, watch } from 'node:fs'
import { mkdir, readFile, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { isObject } from '../../engine/core/json.ts'
import {
  isNewer,
  isPointer,
  isReleaseHash,
  LIVE_CHANNEL,
  type Pointer,
  type PointerMove,
  type Release,
} from '../../engine/core/release.ts'
import { hashOf } from '../../engine/release/disk.ts'
import { type CompiledRelease, compileRelease } from './choose-page.ts'
import type { FetchFile, FileIndex } from './file-index.ts'
import type { ObjectRepairOptions } from './object-repairs.ts'
import { type ObjectIndex, openObjects } from './objects.ts'

/** The live release: its manifest, its pointer, and the exact text of the pointer. */
export interface LiveRelease extends CompiledRelease {
  readonly pointer: Pointer
  readonly pointerText: string
}

/**
 * Reads the release store on disk (`DATA_DIR/site`) and follows its pointer. The last valid release stays live when a
 * pointer or manifest is damaged or incomplete, or when the pointer is not newer than the live one.
 */
export interface ReleaseStore {
  readonly objects: ObjectIndex
  live(): LiveRelease | undefined
  /** The release with this hash, if all of its files are in the store. */
  release(hash: string): Promise<CompiledRelease | StoreProblem>
  /** Calls `listener` after each move of the pointer. Returns a function that removes the listener. */
  onMove(listener: (live: LiveRelease) => void): () => void
  /** Reads the pointer now, without waiting for the watcher. */
  refresh(): Promise<void>
  close(): void
}

export interface StoreProblem {
  readonly code:
    | 'POINTER-UNREADABLE'
    | 'POINTER-CHANNEL'
    | 'POINTER-OLDER'
    | 'RELEASE-UNREADABLE'
    | 'RELEASE-INCOMPLETE'
  readonly message: string
}

const pointerIn = (siteDir: string): string => join(siteDir, 'release.json')

export async function openReleaseStore(options: {
  readonly siteDir: string
  readonly onProblem: (problem: StoreProblem) => void
  /** Without this function, a damaged object is repaired only from an intact plain or compressed copy. */
  readonly rebuild?: ObjectRepairOptions['rebuild']
  readonly onDamage?: ObjectRepairOptions['onDamage']
  /** Gets what this server lacks from the shared files: an object, or the files of a release. */
  readonly fetchObject?: FetchFile | undefined
  readonly fetchRelease?: ((hash: string) => Promise<boolean>) | undefined
  /** Milliseconds between checks of the pointer's file, for file systems without change events. */
  readonly pollMs?: number
}): Promise<ReleaseStore> {
  const { siteDir, onProblem, pollMs = 1000 } = options
  const { rebuild = () => Promise.resolve(), onDamage = () => undefined } = options
  // Ignores failures: a disk that cannot be written may still have a live release.
  await mkdir(join(siteDir, 'objects'), { recursive: true }).catch(() => undefined)
  const objects = openObjects({
    siteDir,
    fetch: options.fetchObject,
    isLive: (name) => liveObjects().has(name),
    rebuild,
    onDamage,
  })
  const objectsOf = new WeakMap<LiveRelease, ReadonlySet<string>>()
  const listeners = new Set<(live: LiveRelease) => void>()
  let live: LiveRelease | undefined
  /** Text of the last refused pointer, or the error code if it could not be read. */
  let refusedText = ''
  let queue: Promise<void> = Promise.resolve()

  async function readPointer(): Promise<void> {
    let text: string
    try {
      text = await readFile(pointerIn(siteDir), 'utf8')
    } catch (error) {
      // A missing pointer means an empty store and is not a problem.
      const code = codeOf(error)
      if (code === 'ENOENT') return
      const message = `release.json cannot be read (${code}); the last valid release stays live`
      return refuse({ code: 'POINTER-UNREADABLE', message }, code)
    }
    if (text === live?.pointerText) return
    const next = await loadRelease(siteDir, text, objects, live?.pointer ?? BEFORE_FIRST)
    if ('code' in next) return refuse(next, text)
    refusedText = ''
    live = next
    for (const listener of listeners) listener(next)
  }

  /**
   * Reports a problem once. The same pointer is still checked at each read, because its release may have been repaired.
   */
  function refuse(problem: StoreProblem, text: string): void {
    if (text !== refusedText) onProblem(problem)
    refusedText = text
  }

  function liveObjects(): ReadonlySet<string> {
    if (live !== undefined && !objectsOf.has(live)) objectsOf.set(live, new Set(live.release.objects))
    return (live && objectsOf.get(live)) ?? new Set()
  }

  const refresh = (): Promise<void> => (queue = queue.then(readPointer, readPointer))

  const stopWatching = watchPointer(siteDir, pollMs, refresh)
  await refresh()

  return {
    objects,
    live: () => live,
    release: cachedReleases(siteDir, objects, options.fetchRelease),
    onMove(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    refresh,
    close() {
      stopWatching()
      listeners.clear()
    },
  }
}

/** Calls `refresh` when the file of the pointer has changed. Returns a function that stops watching. */
function watchPointer(siteDir: string, pollMs: number, refresh: () => Promise<void>): () => void {
  let watcher: FSWatcher | undefined
  try {
    watcher = watch(siteDir, { persistent: false }, (_, name) => void (name === 'release.json' && refresh()))
    watcher.on('error', () => watcher?.close())
  } catch {
    // This file system has no change events. The poll below finds changes.
  }
  let lastStamp = ''
  const poll = setInterval(async () => {
    const stats = await stat(pointerIn(siteDir)).catch(() => undefined)
    const stamp = stats === undefined ? '' : `${stats.mtimeMs}:${stats.size}:${stats.ino}`
    if (stamp === lastStamp) return
    lastStamp = stamp
    await refresh()
  }, pollMs)
  poll.unref()
  return () => {
    watcher?.close()
    clearInterval(poll)
  }
}

/**
 * Number of releases that are cached for current previews. It is small, because manifests of large sites have
 * megabytes.
 */
const MAX_CACHED_RELEASES = 4
const touchEveryMs = 3_600_000

/** Reads releases by their hash, the most recent ones from memory. A release with a problem is read again each time. */
function cachedReleases(
  siteDir: string,
  objects: FileIndex,
  fetchRelease: ((hash: string) => Promise<boolean>) | undefined,
): ReleaseStore['release'] {
  const cached = new Map<string, CompiledRelease>()
  const touchedAt = new Map<string, number>()

  /**
   * Records a preview in the modification time of the manifest, because collecting keeps a release for some time after
   * its last preview.
   */
  async function touch(hash: string): Promise<void> {
    const now = Date.now()
    if (now - (touchedAt.get(hash) ?? 0) < touchEveryMs) return
    touchedAt.set(hash, now)
    // Ignores failures: on a disk that cannot be written, collecting removes nothing either.
    await utimes(join(siteDir, 'releases', `${hash}.json`), now / 1000, now / 1000).catch(() => undefined)
  }

  return async (hash) => {
    if (!isReleaseHash(hash)) return { code: 'RELEASE-UNREADABLE', message: `${hash} is not the hash of a release` }
    let release = cached.get(hash) ?? (await readRelease(siteDir, hash, objects))
    if ('code' in release && (await fetchRelease?.(hash)) === true) release = await readRelease(siteDir, hash, objects)
    if ('code' in release) return release
    await touch(hash)
    cached.delete(hash)
    cached.set(hash, release)
    for (const oldest of [...cached.keys()].slice(0, -MAX_CACHED_RELEASES)) cached.delete(oldest)
    return release
  }
}

/** Every pointer of the live channel is newer than this. */
const BEFORE_FIRST: PointerMove = { channel: LIVE_CHANNEL, sequence: -Infinity }

async function loadRelease(
  siteDir: string,
  text: string,
  objects: FileIndex,
  live: PointerMove,
): Promise<LiveRelease | StoreProblem> {
  const pointer = parse(text)
  if (!isPointer(pointer))
    return {
      code: 'POINTER-UNREADABLE',
      message: 'release.json is not a valid pointer; the last valid release stays live',
    }
  if (pointer.channel !== live.channel) {
    const message =
      `release.json is a pointer of the channel ${pointer.channel}, expected ${live.channel}; ` +
      'the last valid release stays live'
    return { code: 'POINTER-CHANNEL', message }
  }
  if (!isNewer(pointer, live)) {
    const message =
      `release.json has sequence ${pointer.sequence}, but the live release has ${live.sequence}; ` +
      'the release with the higher sequence stays live'
    return { code: 'POINTER-OLDER', message }
  }
  const release = await readRelease(siteDir, pointer.release, objects)
  if ('code' in release) return { ...release, message: `${release.message}; the last valid release stays live` }
  return { ...release, pointer, pointerText: text }
}

async function readRelease(siteDir: string, hash: string, objects: FileIndex): Promise<CompiledRelease | StoreProblem> {
  let manifest: Buffer
  try {
    manifest = await readFile(join(siteDir, 'releases', `${hash}.json`))
    await objects.refresh()
  } catch (error) {
    const code = codeOf(error)
    const problem = code === 'ENOENT' ? 'is not in the store' : `cannot be read (${code})`
    return { code: 'RELEASE-UNREADABLE', message: `release ${hash} ${problem}` }
  }
  const release = parse(manifest.toString('utf8'))
  if (!isRelease(release) || hashOf(manifest) !== hash)
    return { code: 'RELEASE-UNREADABLE', message: `release ${hash} cannot be read: its manifest is damaged` }
  const missing = release.objects.filter((name) => objects.get(name) === undefined)
  if (missing.length > 0) {
    return {
      code: 'RELEASE-INCOMPLETE',
      message: `files of release ${hash} are missing (${missing.length}); the first is ${missing[0]}`,
    }
  }
  try {
    return compileRelease(release)
  } catch (error) {
    return { code: 'RELEASE-UNREADABLE', message: `release ${hash}: ${String(error)}` }
  }
}

/**
 * Returns only the code of a failed file system operation, because the message contains the path, which clients must
 * not see.
 */
function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? String(error)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Detects a damaged or foreign file. The content needs no full check: its hash is compared with the name in the
 * pointer.
 */
function isRelease(value: unknown): value is Release {
  if (!isObject(value)) return false
  const { html, patterns, objects, notFound, languages, defaultLanguage, frameAncestors } = value
  const lists = [patterns, objects, languages, frameAncestors].every(Array.isArray)
  return lists && isObject(html) && typeof notFound === 'string' && typeof defaultLanguage === 'string'
}
