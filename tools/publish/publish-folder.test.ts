import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
  await writeFile(token, 'a-token')
  await expect(publishFolder(join(data, 'nowhere'))).rejects.toThrow('nowhere: the folder cannot be read')
})
