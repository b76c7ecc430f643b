/** Sends the site in a folder to the running server, which publishes it. */
import { join, resolve } from 'node:path'
import axios, { type AxiosError, isAxiosError } from 'axios'
import { formatFinding, type Finding, inFolder } from '../../engine/document/finding.ts'
import type { SiteFiles } from '../../engine/document/source.ts'
import { readSiteFolder } from '../../engine/release/folder.ts'
import { MAX_FILE_BYTES } from '../../server/publish/publish-limits.ts'
import { CommandError, NEGATIVE_RESULT, NOT_RUN } from '../command-line.ts'
import { count } from '../count.ts'
import { failureOf, findServer, request, type ServerAddress } from '../server-client.ts'
import { sendProgress, withProgress } from './progress.ts'
import { type Post, sendSite } from './send-site.ts'
import { sizeInWords } from '../../engine/document/size.ts'

/**
 * Time limit of a publish or check. It is long, because the first publish of a large site renders every page. The
 * server itself stops a publish that takes too long.
 */
const TIMEOUT_MS = 120 * 60_000

/** The answer of the publish endpoint; `error` instead of findings when the request itself was refused. */
interface PublishResponse {
  readonly pointer?: { readonly sequence: number; readonly release: string }
  readonly findings?: readonly Finding[]
  readonly error?: string
  /** The release that is live after a failed publish. The error message contains it. */
  readonly live?: object | null
}

/**
 * Publishes on the server `given`, by default the server on `PORT`. Prints findings and progress.
 * @param live release of the document store that must still be live; undefined for any release
 * @throws {CommandError} when the site was not published; the message says which release is live
 */
export async function publishFolder(site: string, given?: string, live?: string): Promise<void> {
  const server = await findServer(given).catch((error: CommandError) => {
    throw notPublished(error.message)
  })
  const { files, assets } = await readFolder(site, notPublished)
  const send: Post = (address, body) =>
    request(server, `/publish${address}`, { method: 'POST', data: body, timeout: TIMEOUT_MS })
  const readProgress = (): Promise<unknown> => request(server, '/publish/progress', { timeout: 10_000 })
  const post: Post = async (address, body) => {
    if (address !== '') return await send(address, body)
    console.log(`Publishing ${count(files.size, 'document')} …`)
    return await withProgress(send(address, body), { readProgress, output: process.stdout })
  }
  const liveBefore = await liveRelease(server)
  try {
    const isMissingFiles = (error: unknown): boolean => isAxiosError(error) && error.response?.status === 409
    const options = { post, isMissingFiles, live, onProgress: sendProgress(process.stdout) }
    const { pointer, findings = [] } = (await sendSite({ files, assets }, options)) as PublishResponse
    for (const finding of findings) console.error(formatFinding(inFolder(finding, site)))
    if (pointer === undefined)
      throw notPublished('the answer of the server names no release', {
        state: stateOf(liveBefore, await liveRelease(server)),
      })
    console.log(`Published release ${pointer.sequence}: ${pointer.release}.`)
  } catch (error) {
    if (!isAxiosError<PublishResponse>(error)) throw error
    // The server may have failed after the pointer moved, so the live release is read.
    const isRefused = (error.response?.status ?? 500) < 500 || error.code === 'ECONNREFUSED'
    throw explain(error, {
      server,
      site,
      state: isRefused ? UNCHANGED : stateOf(liveBefore, await liveRelease(server)),
    })
  }
}

/** Reads a site folder to send it to a server. */
async function readFolder(site: string, refused: (reason: string) => CommandError): Promise<SiteFiles> {
  const { files, assets, unread } = await readSiteFolder(resolve(site))
  const [folder] = unread.filter(({ path }) => path === '')
  if (folder !== undefined) throw refused(`${site}: ${folder.message}`)
  for (const { path, message } of unread) console.error(`${join(site, path)}: ${message}`)
  if (unread.length > 0) throw refused(`${count(unread.length, 'file')} of ${site} cannot be read`)
  if (files.size === 0) throw refused(`${site} contains no documents`)
  for (const [path, content] of assets)
    if (content.length > MAX_FILE_BYTES)
      throw refused(
        `${join(site, path)} has ${sizeInWords(content.length)}; the limit of a file is ${sizeInWords(MAX_FILE_BYTES)}`,
      )
  return { files, assets }
}

/** Returns the findings of all gates of a server for the site in a folder, without publishing the site. */
export async function checkOnServer(site: string, given: string): Promise<readonly Finding[]> {
  const server = await findServer(given)
  const notChecked = (reason: string): CommandError => new CommandError(`Not checked: ${reason}.`, NOT_RUN)
  const folder = await readFolder(site, notChecked)
  const post: Post = (address, body) =>
    request(server, `/publish${address === '' ? '/check' : address}`, {
      method: 'POST',
      data: body,
      timeout: TIMEOUT_MS,
    })
  try {
    const isMissingFiles = (error: unknown): boolean => isAxiosError(error) && error.response?.status === 409
    const answer = await sendSite(folder, { post, isMissingFiles, onProgress: () => undefined })
    return (answer as PublishResponse).findings ?? []
  } catch (error) {
    if (!isAxiosError<PublishResponse>(error)) throw error
    if (error.response?.status === 422) return error.response.data.findings ?? []
    throw notChecked(failureOf(error, server) ?? error.response?.data.error ?? error.message)
  }
}

const UNCHANGED = 'The live release is unchanged.'

/** Returns the hash of the live release, or `none`; undefined when the server does not answer. */
async function liveRelease({ origin }: ServerAddress): Promise<string | undefined> {
  const answer = await axios
    .get<{ readonly release?: string }>(`${origin}/release.json`, {
      timeout: 10_000,
      proxy: false,
      validateStatus: (status) => status === 200 || status === 404,
    })
    .catch(() => undefined)
  return answer && (answer.data.release ?? 'none')
}

function stateOf(before: string | undefined, now: string | undefined): string {
  if (now === undefined) return 'The server does not answer, so it is not known which release is live.'
  if (before === now) return UNCHANGED
  return `Release ${now} is live.`
}

function explain(
  error: AxiosError<PublishResponse>,
  { server, site, state }: { readonly server: ServerAddress; readonly site: string; readonly state: string },
): CommandError {
  const reason = failureOf(error, server)
  const { response } = error
  if (reason !== undefined)
    return notPublished(reason, response === undefined && error.code !== 'ECONNREFUSED' ? { state } : {})
  if (response === undefined)
    return notPublished(`the server did not answer within ${TIMEOUT_MS / 60_000} minutes`, { state })
  const { status, data } = response
  const findings = data.findings ?? []
  for (const finding of findings) console.error(formatFinding(inFolder(finding, site)))
  switch (status) {
    case 422:
      return notPublished(`${site} has ${count(findings.length, 'finding')}`, { exitCode: NEGATIVE_RESULT })
    case 412:
      return notPublished(`${data.error ?? 'the live documents have changed'}; run the command again`, {
        state: 'This publish has changed nothing.',
      })
    default:
      if (data.live !== undefined && data.error !== undefined)
        return new CommandError(`Not published: ${data.error}`, NOT_RUN)
      return notPublished(
        `the server answered with status ${status}${data.error === undefined ? '' : `: ${data.error}`}`,
        { state },
      )
  }
}

function notPublished(
  reason: string,
  { state = UNCHANGED, exitCode = NOT_RUN }: { readonly state?: string; readonly exitCode?: number } = {},
): CommandError {
  const ending = /[.!?]$/.test(reason) ? '' : '.'
  return new CommandError(`Not published: ${reason}${ending} ${state}`, exitCode)
}
