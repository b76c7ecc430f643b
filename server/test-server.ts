import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createServer } from './app.ts'
import { readOptions } from './options.ts'

export interface TestServer {
  readonly app: FastifyInstance
  readonly port: number
  /** Closes the server and removes its data folder. */
  readonly close: () => Promise<void>
}

/**
 * Starts a server with these environment variables and its own data folder on a free port, and waits for its database.
 * For tests.
 * @param prepare writes into the data folder before the start
 */
export async function startTestServer(
  env: { readonly [name: string]: string },
  prepare: (dataDir: string) => Promise<unknown> = () => Promise.resolve(),
): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'habi-server-'))
  await prepare(dataDir)
  const options = readOptions({ ...env, DATA_DIR: dataDir }, join(import.meta.dirname, '..'))
  const app = await createServer({ ...options, logLevel: 'silent' })
  await app.database
  await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    app,
    port: (app.server.address() as AddressInfo).port,
    async close() {
      await app.close()
      await rm(dataDir, { recursive: true })
    },
  }
}
