/**
 * Responses for pages whose killed parts are removed. They are cached until the list of kills changes. Each release has
 * its own, because the headers and the notice depend on the release.
 */
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { isObject } from '../../engine/core/json.ts'
import { DEFAULT_NOTICE, type KillList } from '../../engine/core/kill.ts'
import type { HtmlEntry } from '../../engine/core/release.ts'
import { killedPage } from '../kill-switch/killed-page.ts'
import type { CompiledRelease } from './choose-page.ts'
import { type DeliveryContext, withCoding } from './context.ts'
import { type IndexedFile, readIndexedFile } from './file-index.ts'
import type { ResponseHeaders } from './headers.ts'
import { hashOf } from '../../engine/release/disk.ts'
import { type PreparedResponse, prepareResponse } from './prepared-response.ts'
import { createResponseCache, type ResponseCache } from './response-cache.ts'

const compress = promisify(gzip)

/** Enough for a thousand compressed pages. */
const CACHE_BYTES = 16 * 1024 * 1024

export interface KilledPage {
  readonly compiled: CompiledRelease
  readonly entry: HtmlEntry
  readonly file: IndexedFile
  readonly language: string
  readonly headers: ResponseHeaders
  readonly coding: 'gzip' | undefined
}

/** Resolves with undefined for a page without killed parts. */
export type KilledResponses = (kills: KillList, page: KilledPage) => Promise<PreparedResponse | undefined>

/** What was made for one list of kills. The keys are entries of a release, so a new release has new responses. */
interface Made {
  readonly kills: string
  readonly responses: ResponseCache
  /** Pages without killed parts. */
  readonly unaffected: WeakSet<HtmlEntry>
  /** Responses that are being made, so simultaneous requests share one. */
  readonly pending: { readonly [coding in 'gzip' | 'plain']: Map<HtmlEntry, Promise<PreparedResponse | undefined>> }
}

/** @param limit approximate maximum of the cached bytes */
export function createKilledResponses(store: DeliveryContext['store'], limit = CACHE_BYTES): KilledResponses {
  const newMade = (kills: string): Made => ({
    kills,
    responses: createResponseCache(limit),
    unaffected: new WeakSet(),
    pending: { gzip: new Map(), plain: new Map() },
  })
  let made = newMade('')

  async function make(
    kills: KillList,
    { compiled, entry, file, language, headers, coding }: KilledPage,
    { responses, unaffected }: Made,
  ): Promise<PreparedResponse | undefined> {
    const html = (await readIndexedFile(file, undefined)).toString('utf8')
    const changed = killedPage(html, kills, await noticeOf(store, compiled, language))
    if (changed === undefined) {
      unaffected.add(entry)
      return undefined
    }
    const body = coding === undefined ? Buffer.from(changed) : await compress(changed)
    const prepared = prepareResponse(withCoding(headers, coding), hashOf(changed), body)
    responses.put(entry, coding ?? '', prepared)
    return prepared
  }

  return async (kills, page) => {
    if (made.kills !== kills.id) made = newMade(kills.id)
    const { entry, coding } = page
    if (made.unaffected.has(entry)) return undefined
    const known = made.responses.get(entry, coding ?? '')
    if (known !== undefined) return known
    const pending = made.pending[coding ?? 'plain']
    let response = pending.get(entry)
    if (response === undefined) {
      // After a failure the next request tries again.
      response = make(kills, page, made).finally(() => pending.delete(entry))
      pending.set(entry, response)
    }
    return await response
  }
}

/** The notice in the words of the site: the text `app.killed` of the app file. */
async function noticeOf(
  { objects }: DeliveryContext['store'],
  { release }: CompiledRelease,
  language: string,
): Promise<string> {
  const read = async (name: unknown): Promise<unknown> => {
    const file = typeof name === 'string' ? objects.get(name.replace(/^\/r\//, '')) : undefined
    return file && (JSON.parse((await readIndexedFile(file, undefined)).toString('utf8')) as unknown)
  }
  const directory = await read(release.routes[language])
  const app = isObject(directory) ? await read(directory.rest) : undefined
  const strings = isObject(app) && isObject(app.strings) ? app.strings : {}
  const text: unknown = Array.isArray(strings['app.killed']) ? strings['app.killed'][1] : undefined
  return typeof text === 'string' ? text : DEFAULT_NOTICE
}
