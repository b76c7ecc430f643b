/** Requests of commands to the server on this machine, with its publish token. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import axios, { type AxiosError, type AxiosRequestConfig } from 'axios'
import { CommandError } from './command-line.ts'

export interface ServerAddress {
  readonly port: string
  readonly tokenFile: string
  readonly token: string
}

/**
 * The server on `PORT` whose token is in `DATA_DIR`.
 * @throws {CommandError} when there is no token
 */
export async function findServer(): Promise<ServerAddress> {
  const tokenFile = join(process.env.DATA_DIR || '.data', 'publish.token')
  return { port: process.env.PORT || '8080', tokenFile, token: await readToken(tokenFile) }
}

async function readToken(file: string): Promise<string> {
  const token = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw new CommandError(`${file} cannot be read (${error.code})`)
    throw new CommandError(`${file} is missing. Start the server once with the same DATA_DIR.`)
  })
  if (token.trim() === '')
    throw new CommandError(`${file} is empty. Stop the server, remove the file, and start the server again.`)
  return token.trim()
}

/** Sends a request to an address below `/studio/api`. @throws {AxiosError} for any status but 2xx */
export async function request<T>(
  { port, token }: ServerAddress,
  address: string,
  config: AxiosRequestConfig,
): Promise<T> {
  const response = await axios.request<T>({
    url: `http://localhost:${port}/studio/api${address}`,
    headers: { authorization: `Bearer ${token}` },
    proxy: false,
    ...config,
  })
  return response.data
}

/** Why no answer came, or why the server refused the request, in one sentence; undefined for other refusals. */
export function failureOf(error: AxiosError, { port, tokenFile }: ServerAddress): string | undefined {
  if (error.code === 'ECONNREFUSED') return `no server answers on port ${port}. Start it with npm start.`
  if (error.response?.status === 401)
    return `the server refused the token in ${tokenFile}. Use the DATA_DIR of the server on port ${port}.`
  return error.response === undefined && error.code !== 'ECONNABORTED' ? error.message : undefined
}
