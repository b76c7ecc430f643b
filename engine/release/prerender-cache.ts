/**
 * Prerendered pages by the hash of their job. The cache is stored beside the releases, so it outlives the process.
 */
import { join } from 'node:path'
import type { PageResources } from '../core/prerender.ts'
import { type Disk, writeAtomically } from './disk.ts'

export interface PrerenderedPage {
  readonly object: string
  readonly styleHash: string
  readonly failed: readonly string[]
  readonly resources: PageResources
  /** Hash of the budgets against which the page was measured, if it exceeds none of them. */
  within?: string
  /** Number of publishes since the page was last part of a release. */
  readonly idle?: number
}

export type PrerenderedPages = ReadonlyMap<string, PrerenderedPage>

/** A page that is not in the release stays cached for this many publishes, so undoing a change renders nothing. */
const MAX_IDLE = 10

const cachePath = (siteDir: string): string => join(siteDir, 'prerendered.json')

/** Reads the cache. When it cannot be read it is empty, and all pages are rendered again. */
export async function readPrerendered(siteDir: string, disk: Disk): Promise<PrerenderedPages> {
  const path = cachePath(siteDir)
  if (!(await disk.exists(path))) return new Map()
  try {
    const pages = JSON.parse((await disk.read(path)).toString('utf8')) as { [key: string]: PrerenderedPage }
    return new Map(Object.entries(pages))
  } catch {
    return new Map()
  }
}

export async function writePrerendered(siteDir: string, disk: Disk, pages: PrerenderedPages): Promise<void> {
  await writeAtomically(disk, cachePath(siteDir), JSON.stringify(Object.fromEntries(pages)))
}

/** The pages of the current release, and those of recent releases. */
export function withoutIdle(before: PrerenderedPages, used: PrerenderedPages): PrerenderedPages {
  const pages = new Map<string, PrerenderedPage>()
  for (const [key, { idle: _idle, ...page }] of used) pages.set(key, page)
  for (const [key, page] of before) {
    const idle = (page.idle ?? 0) + 1
    if (!used.has(key) && idle <= MAX_IDLE) pages.set(key, { ...page, idle })
  }
  return pages
}
