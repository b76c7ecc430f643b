/** A server that starts without write access to its disk serves the live release, and reports what it cannot do. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { endWithTests } from '../children.fixture.ts'
import { smallSite } from './small-site.fixture.ts'
import { putRelease } from '../../server/delivery/release-fixture.ts'
import { type Post, sendSite } from '../../tools/publish/send-site.ts'

const token = 'a-publish-token-of-thirty-two-characters'
/** Used if the tests run as root, who can write everywhere. */
const unprivilegedUser = 65_534
let dataDir: string
let server: ChildProcess | undefined

async function restrict(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (process.getuid?.() === 0) await chown(path, unprivilegedUser, unprivilegedUser)
    if (entry.isDirectory()) await restrict(path)
    else await chmod(path, 0o444)
  }
  if (process.getuid?.() === 0) await chown(folder, unprivilegedUser, unprivilegedUser)
  await chmod(folder, 0o555)
}

async function allow(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (entry.isDirectory()) await allow(join(folder, entry.name))
}

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'habi-unwritable-'))
  await putRelease(join(dataDir, 'site'), { sequence: 3 })
  await writeFile(join(dataDir, 'publish.token'), `${token}\n`)
  await restrict(dataDir)
})
afterEach(async () => {
  if (server?.exitCode === null) {
    const ended = once(server, 'exit')
    server.kill('SIGKILL')
    await ended
  }
  await allow(dataDir)
  await rm(dataDir, { recursive: true, force: true })
})

test('a server on a disk that it cannot write serves the live release and reports why a publish fails', async () => {
  const root = resolve(import.meta.dirname, '../..')
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', TMPDIR: tmpdir() },
    ...(process.getuid?.() === 0 ? { uid: unprivilegedUser, gid: unprivilegedUser } : {}),
  })
  server = endWithTests(child)
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  await expect.poll(() => output, { timeout: 60_000, interval: 100 }).toContain('Habi is ready')
  const origin = /http:\/\/localhost:\d+/.exec(output)?.[0] ?? ''
  expect(await (await fetch(`${origin}/`)).text()).toContain('Home en')
  expect((await fetch(`${origin}/readyz?for=pages`)).status).toBe(200)
  const readiness = await fetch(`${origin}/readyz`)
  expect([readiness.status, await readiness.json()]).toEqual([
    503,
    { ok: false, problems: ['the database does not respond'] },
  ])
  const call = await fetch(`${origin}/api/app/public/getSiteInfo`, { method: 'POST', body: '{}' })
  expect(call.headers.get('content-type')).toContain('application/json')
  expect(await call.json()).toHaveProperty('head')
  const { files, assets } = await smallSite('New')
  let answer = new Response()
  const post: Post = async (address, body) => {
    answer = await fetch(`${origin}/studio/api/publish${address}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return answer.status === 204 ? undefined : await answer.json()
  }
  const refusal = await sendSite({ files, assets }, { post, isMissingFiles: () => false, onProgress: () => {} })
  expect(answer.status).toBe(503)
  const { error, live } = refusal as { readonly error: string; readonly live: unknown }
  expect(error).toMatch(
    /: no permission \(EACCES\)\. Give the server's user account write access to DATA_DIR, and publish again\. Release \w{20} \(number 3\) is still live\.$/,
  )
  expect(live).toEqual({ sequence: 3, release: expect.stringMatching(/^\w{20}$/) as string })
  expect(output).toContain(`${dataDir}/preview.key cannot be read or written`)
  expect(output).toMatch(/db\.lock\.\S+: no permission \(EACCES\)/)
}, 120_000)
