import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isObject } from '../../engine/core/json.ts'

/** The player build's own name, and its service worker's among its files; empty while the player is not built. */
export async function readBuildNames(buildDir: string): Promise<{ readonly build: string; readonly worker: string }> {
  const text = await readFile(join(buildDir, 'build.json'), 'utf8').catch(() => '{}')
  const value: unknown = JSON.parse(text)
  const { build, worker } = isObject(value) ? value : {}
  return { build: typeof build === 'string' ? build : '', worker: typeof worker === 'string' ? worker : '' }
}
