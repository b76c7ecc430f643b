import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { publishFolder } from './publish-folder.ts'

let data: string
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'habi-publish-folder-'))
  vi.stubEnv('DATA_DIR', data)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(data, { recursive: true })
})

test('a missing or empty publish token, and a folder without documents, are reported before a request', async () => {
  const token = join(data, 'publish.token')
  await expect(publishFolder(data)).rejects.toThrow(
    `${token} is missing. Start the server once with the same DATA_DIR.`,
  )
  await writeFile(token, '\n')
  await expect(publishFolder(data)).rejects.toThrow(
    `${token} is empty. Stop the server, remove the file, and start the server again.`,
  )
  await rm(token)
  await mkdir(token)
  await expect(publishFolder(data)).rejects.toThrow(`${token} cannot be read (EISDIR)`)
  await rm(token, { recursive: true })
  await writeFile(token, 'a-token')
  await expect(publishFolder(join(data, 'nowhere'))).rejects.toThrow('nowhere: the folder cannot be read')
})

test('a publish to a server that closes every connection does not say that the live release is unchanged', async () => {
  await writeFile(join(data, 'publish.token'), 'a-token')
  const server = createServer((request) => request.socket.destroy()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const site = resolve(import.meta.dirname, '../../examples/bus')
  await expect(publishFolder(site, `http://127.0.0.1:${port}`)).rejects.toThrow(
    'The server does not answer, so it is not known which release is live.',
  )
  server.close()
})
