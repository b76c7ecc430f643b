/** Sends the requests of the command-line tools to a server, with the publish token of the server. */
import { join } from 'node:path'
import axios, { type AxiosError, type AxiosRequestConfig } from 'axios'
import { CommandError } from './command-line.ts'
import { readSecretFile } from './secret-file.ts'

export interface ServerAddress {
  readonly origin: string
  /** Name of the server in messages. */
  readonly name: string
  /** Where the token comes from, for messages: a variable or a file. */
  readonly tokenSource: string
  readonly token: string
}

/** Matches hosts for which a request does not leave this machine. */
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/**
 * Returns the server with the address `given`, by default the server on `PORT` of this machine. Reads its token from
 * `PUBLISH_TOKEN` or from `DATA_DIR`.
 * @throws {CommandError} when there is no token, or the token would be sent in clear text
 */
export async function findServer(given?: string): Promise<ServerAddress> {
  const port = process.env.PORT || '8080'
  const origin = given === undefined ? `http://localhost:${port}` : originOf(given)
  const name = given === undefined ? `port ${port}` : origin
  const inEnvironment = process.env.PUBLISH_TOKEN
  if (inEnvironment) return { origin, name, tokenSource: 'PUBLISH_TOKEN', token: inEnvironment }
  const tokenSource = join(process.env.DATA_DIR || '.data', 'publish.token')
  const token = await readSecretFile(
    tokenSource,
    given === undefined
      ? 'Start the server once with the same DATA_DIR.'
      : 'Set PUBLISH_TOKEN to the content of publish.token on the server.',
  )
  return { origin, name, tokenSource, token }
}

function originOf(given: string): string {
  const url = URL.canParse(given) ? new URL(given) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search + url.hash !== '')
    throw new CommandError(`--server takes the address of a server, such as https://www.example; got ${given}`)
  if (url.protocol === 'http:' && !LOOPBACK.test(url.hostname))
    throw new CommandError(`--server needs https for ${url.hostname}: the token would be sent in clear text`)
  return url.origin
}

/** Sends a request to an address below `/studio/api`. @throws {AxiosError} for any status but 2xx */
export async function request<T>(
  { origin, token }: ServerAddress,
  address: string,
  config: AxiosRequestConfig,
): Promise<T> {
  const response = await axios.request<T>({
    url: `${origin}/studio/api${address}`,
    headers: { authorization: `Bearer ${token}` },
    proxy: false,
    // No redirects, because the token must not be sent to another server.
    maxRedirects: 0,
    ...config,
  })
  return response.data
}

/**
 * Returns a message if there was no answer or the server refused the token; undefined for timeouts and other refusals.
 */
export function failureOf(error: AxiosError, { origin, name, tokenSource }: ServerAddress): string | undefined {
  const isHere = name !== origin
  if (error.code === 'ECONNREFUSED') return `no server answers on ${name}.${isHere ? ' Start it with npm start.' : ''}`
  if (error.response?.status === 401)
    return `the server refused the token in ${tokenSource}. Use the ${isHere ? 'DATA_DIR' : 'token'} of the server on ${name}.`
  return error.response === undefined && error.code !== 'ECONNABORTED'
    ? `no answer came from ${name}: ${error.message}`
    : undefined
}
