/** Reads the documents that a release was made from, as publishing stored them under the hash in the manifest. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { isObject, type JsonObject, own } from '../../engine/core/json.ts'
import type { SiteFiles } from '../../engine/document/source.ts'

/** Undefined when the pack or one of its parts is missing: an incomplete site must not be taken for a whole one. */
export async function readSourcePack(siteDir: string, source: string): Promise<SiteFiles | undefined> {
  const whole = await readPack(siteDir, source)
  if (whole === undefined) return undefined
  const names = own(whole, 'parts')
  if (!Array.isArray(names)) return mergePacks([whole])
  const parts = await Promise.all(names.map((name) => readPack(siteDir, String(name))))
  return parts.every((part) => part !== undefined) ? mergePacks(parts) : undefined
}

async function readPack(siteDir: string, name: string): Promise<JsonObject | undefined> {
  if (!/^[0-9a-f]{8,64}$/.test(name)) return undefined
  const compressed = await readFile(join(siteDir, 'sources', `${name}.json.gz`)).catch(() => undefined)
  if (compressed === undefined) return undefined
  const value: unknown = JSON.parse((await promisify(gunzip)(compressed)).toString('utf8'))
  return isObject(value) ? value : undefined
}

function mergePacks(packs: readonly JsonObject[]): SiteFiles {
  const textsOf = (name: string) =>
    packs.flatMap((pack) => {
      const part = own(pack, name)
      return isObject(part)
        ? Object.entries(part).flatMap(([path, text]): [string, string][] =>
            typeof text === 'string' ? [[path, text]] : [],
          )
        : []
    })
  return {
    files: new Map(textsOf('files')),
    assets: new Map(textsOf('assets').map(([name, base64]) => [name, Buffer.from(base64, 'base64')])),
  }
}
