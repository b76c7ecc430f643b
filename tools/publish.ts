/** `npm run publish`: sends a site to the running server, which publishes it. */
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import axios, { isAxiosError } from 'axios'
import { formatFinding, type Finding } from '../engine/document/finding.ts'
import { readSiteFolder } from '../engine/release/folder.ts'
import { CommandError, NEGATIVE_RESULT, NOT_RUN, runCommand } from './command-line.ts'
import { count } from './count.ts'

/** The first publish of a large site renders every page. */
const TIMEOUT_MS = 10 * 60_000

/** The answer of the publish endpoint; `error` instead of findings when the request itself was refused. */
interface PublishResponse {
  readonly pointer?: { readonly sequence: number; readonly release: string }
  readonly findings?: readonly Finding[]
  readonly error?: string
}

await runCommand('publish', async ({ site }) => {
  const port = process.env.PORT || '8080'
  const tokenFile = join(process.env.DATA_DIR || '.data', 'publish.token')
  const token = await readFile(tokenFile, 'utf8').catch(() => {
    throw notPublished(`${tokenFile} is missing. Start the server once with the same DATA_DIR.`)
  })
  const { files, assets, unread } = await readSiteFolder(resolve(site))
  for (const { path, message } of unread) console.error(`${path === '' ? site : path}: ${message}`)
  if (unread.length > 0) throw notPublished(`${count(unread.length, 'file')} of ${site} cannot be read`)
  const documents = Object.fromEntries(files)
  const encoded = Object.fromEntries([...assets].map(([path, bytes]) => [path, Buffer.from(bytes).toString('base64')]))
  try {
    const { data } = await axios.post<PublishResponse>(
      `http://localhost:${port}/studio/api/publish`,
      { documents, files: encoded },
      { headers: { authorization: `Bearer ${token.trim()}` }, timeout: TIMEOUT_MS, proxy: false },
    )
    for (const finding of data.findings ?? []) console.error(formatFinding(finding))
    if (data.pointer === undefined) throw notPublished('the server answered without a pointer')
    console.log(`Published ${data.pointer.release} as number ${data.pointer.sequence}.`)
  } catch (error) {
    throw isAxiosError<PublishResponse>(error) ? explain(error, port, tokenFile) : error
  }
})

function explain(error: import('axios').AxiosError<PublishResponse>, port: string, tokenFile: string): CommandError {
  const { response, code } = error
  if (response === undefined) {
    if (code === 'ECONNREFUSED') return notPublished(`no server answers on port ${port}. Start it with: npm start`)
    if (code === 'ECONNABORTED') return notPublished(`the server did not answer within ${TIMEOUT_MS / 60_000} minutes`)
    return notPublished(error.message)
  }
  const { status, data } = response
  const findings = data.findings ?? []
  for (const finding of findings) console.error(formatFinding(finding))
  switch (status) {
    case 401:
      return notPublished(
        `the server refused the token in ${tokenFile}. Use the DATA_DIR of the server on port ${port}.`,
      )
    case 413:
      return notPublished('the site is larger than the server accepts')
    case 422:
      return notPublished(count(findings.length, 'finding'), NEGATIVE_RESULT)
    default:
      return notPublished(
        `the server answered with status ${status}${data.error === undefined ? '' : `: ${data.error}`}`,
      )
  }
}

function notPublished(reason: string, exitCode = NOT_RUN): CommandError {
  const ending = /[.!?]$|npm start$/.test(reason) ? '' : '.'
  return new CommandError(`Not published: ${reason}${ending} The live release is unchanged.`, exitCode)
}
