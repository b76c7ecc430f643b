/** Responses for pages whose killed parts are removed, cached until the list of kills changes. */
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
import { type PreparedResponse, prepareResponse } from './prepared-response.ts'

const compress = promisify(gzip)

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

export function createKilledResponses(store: DeliveryContext['store']): KilledResponses {
  let made = new Map<string, Promise<PreparedResponse | undefined>>()
  let madeFor = ''

  async function make(
    kills: KillList,
    { compiled, entry, file, language, headers, coding }: KilledPage,
  ): Promise<PreparedResponse | undefined> {
    const html = (await readIndexedFile(file, undefined)).toString('utf8')
    const changed = killedPage(html, kills, await noticeOf(store, compiled, language))
    if (changed === undefined) return undefined
    const body = coding === undefined ? Buffer.from(changed) : await compress(changed)
    const tag = `W/"${entry.object.replace(/\.html$/, '')}-${language}-${kills.id}"`
    return prepareResponse(withCoding(headers, coding), tag, body)
  }

  return (kills, page) => {
    if (madeFor !== kills.id) made = new Map()
    madeFor = kills.id
    const key = `${page.entry.object} ${page.language} ${page.coding ?? ''}`
    const responses = made
    const known = responses.get(key) ?? make(kills, page)
    responses.set(key, known)
    // After a failure the next request tries again.
    known.catch(() => responses.delete(key))
    return known
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
