/** What the server published at its last start. The next start compares it with the current configuration and build. */
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isObject } from '../../engine/core/json.ts'

export interface StartupRecord {
  /** Hash of `config/`. */
  readonly config: string
  /** Name of the player build; empty while the player is not built. */
  readonly build: string
}

export async function readStartupRecord(siteDir: string): Promise<StartupRecord | undefined> {
  try {
    const value: unknown = JSON.parse(await readFile(pathOf(siteDir), 'utf8'))
    return isObject(value) && typeof value.config === 'string' && typeof value.build === 'string'
      ? { config: value.config, build: value.build }
      : undefined
  } catch {
    return undefined
  }
}

/** If a crash loses the record, the next start only publishes `config/` once more. */
export async function writeStartupRecord(siteDir: string, record: StartupRecord): Promise<void> {
  const path = pathOf(siteDir)
  await writeFile(`${path}.tmp`, JSON.stringify(record))
  await rename(`${path}.tmp`, path)
}

function pathOf(siteDir: string): string {
  return join(siteDir, 'served.json')
}
