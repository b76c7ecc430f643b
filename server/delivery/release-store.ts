import { type FSWatcher, watch } from 'node:fs'
import { mkdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isObject } from '../../engine/core/json.ts'
import type { Pointer, Release } from '../../engine/core/release.ts'
import { hashOf } from '../../engine/release/disk.ts'
import { type CompiledRelease, compileRelease } from './choose-page.ts'
import { openFileIndex, type FileIndex } from './file-index.ts'

/** The release that is live: pointer, manifest and the pointer's exact bytes. */
export interface LiveRelease extends CompiledRelease {
  readonly pointer: Pointer
  readonly pointerText: string
}

/**
 * The release store on disk (`DATA_DIR/site`) as a reader: follows the pointer, and stays on the last good release
 * when a pointer or manifest is torn, unknown, incomplete or older than what is live.
 */
export interface ReleaseStore {
  readonly objects: FileIndex
  live(): LiveRelease | undefined
  /** Calls back after each move of the pointer; returns the way out. */
  onMove(moved: (live: LiveRelease) => void): () => void
  /** Looks at the pointer now, without waiting for the watcher. */
  refresh(): Promise<void>
  close(): void
}

export interface StoreProblem {
  readonly code: 'POINTER-UNREADABLE' | 'POINTER-OLDER' | 'RELEASE-UNREADABLE' | 'RELEASE-INCOMPLETE'
  readonly message: string
}

export async function openReleaseStore(options: {
  readonly siteDir: string
  readonly onProblem: (problem: StoreProblem) => void
  /** How often the pointer's file is looked at where the file system sends no events; milliseconds. */
  readonly pollMs?: number
}): Promise<ReleaseStore> {
  const { siteDir, onProblem, pollMs = 1000 } = options
  const pointerPath = join(siteDir, 'release.json')
  await mkdir(join(siteDir, 'objects'), { recursive: true })
  const objects = openFileIndex([join(siteDir, 'objects')])
  const listeners = new Set<(live: LiveRelease) => void>()
  let live: LiveRelease | undefined
  let lastSeen = ''
  let queue: Promise<void> = Promise.resolve()

  async function look(): Promise<void> {
    const text = await readFile(pointerPath, 'utf8').catch(() => undefined)
    // A missing pointer is an empty store, not a problem; a pointer that was judged already is not judged again.
    if (text === undefined || text === lastSeen) return
    lastSeen = text
    const next = await loadRelease(siteDir, text, objects, live?.pointer.sequence ?? -1)
    if ('code' in next) return onProblem(next)
    live = next
    for (const listener of listeners) listener(next)
  }

  const refresh = (): Promise<void> => (queue = queue.then(look, look))

  let watcher: FSWatcher | undefined
  try {
    watcher = watch(siteDir, { persistent: false }, (_, name) => void (name === 'release.json' && refresh()))
    watcher.on('error', () => watcher?.close())
  } catch {
    // No events on this file system: the poll below is enough.
  }
  let seenStamp = ''
  const poll = setInterval(async () => {
    const stats = await stat(pointerPath).catch(() => undefined)
    const stamp = stats === undefined ? '' : `${stats.mtimeMs}:${stats.size}:${stats.ino}`
    if (stamp === seenStamp) return
    seenStamp = stamp
    await refresh()
  }, pollMs)
  poll.unref()
  await refresh()

  return {
    objects,
    live: () => live,
    onMove(moved) {
      listeners.add(moved)
      return () => listeners.delete(moved)
    },
    refresh,
    close() {
      watcher?.close()
      clearInterval(poll)
      listeners.clear()
    },
  }
}

async function loadRelease(siteDir: string, text: string, objects: FileIndex, sequence: number): Promise<LiveRelease | StoreProblem> {
  const pointer = parse(text)
  if (!isPointer(pointer))
    return { code: 'POINTER-UNREADABLE', message: 'release.json is not a whole pointer; the last good release stays' }
  if (pointer.sequence <= sequence) {
    return { code: 'POINTER-OLDER', message: `release.json has sequence ${pointer.sequence}, live is ${sequence}; a lower one never wins` }
  }
  const manifest = await readFile(join(siteDir, 'releases', `${pointer.release}.json`)).catch(() => Buffer.alloc(0))
  const release = parse(manifest.toString('utf8'))
  if (!isRelease(release) || hashOf(manifest) !== pointer.release) {
    return { code: 'RELEASE-UNREADABLE', message: `release ${pointer.release} cannot be read; the last good release stays` }
  }
  await objects.refresh()
  const missing = release.objects.filter((name) => objects.get(name) === undefined)
  if (missing.length > 0) {
    const message = `release ${pointer.release} lacks ${missing.length} of its files, first ${missing[0]}; the last good release stays`
    return { code: 'RELEASE-INCOMPLETE', message }
  }
  try {
    return { ...compileRelease(release), pointer, pointerText: text }
  } catch (error) {
    return { code: 'RELEASE-UNREADABLE', message: `release ${pointer.release}: ${String(error)}` }
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isPointer(value: unknown): value is Pointer {
  if (!isObject(value)) return false
  const { sequence, release, build, at, routes } = value
  const named = typeof release === 'string' && /^[0-9a-f]{20}$/.test(release)
  return Number.isSafeInteger(sequence) && named && typeof build === 'string' && typeof at === 'string' && isObject(routes)
}

/** The manifest was written by our own publisher; this notices a torn or foreign file, it does not repeat the types. */
function isRelease(value: unknown): value is Release {
  if (!isObject(value)) return false
  const { html, patterns, redirects, objects, notFound, languages, defaultLanguage, frameAncestors } = value
  const lists = [patterns, redirects, objects, languages, frameAncestors].every(Array.isArray)
  return lists && isObject(html) && typeof notFound === 'string' && typeof defaultLanguage === 'string'
}
