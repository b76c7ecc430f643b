import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type CodeProcess, openCodeProcess } from './code-process.ts'

let root: string
let lines: string[]
let server: CodeProcess

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'habi-process-'))
  lines = []
  server = openCodeProcess({
    name: 'server',
    root,
    entries: ['main.mjs'],
    start: () => spawn(process.execPath, [join(root, 'main.mjs')], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] }),
    report: (line) => void lines.push(line),
  })
  await save("process.send('ready')")
})
afterEach(async () => {
  await server.stop('SIGTERM')
  await rm(root, { recursive: true })
})

async function save(code: string): Promise<void> {
  await writeFile(join(root, 'main.mjs'), `${code}\nprocess.on('disconnect', () => process.exit())\n`)
}

const pid = (): number | undefined => server.child()?.pid

test('a process is started again when its code has changed', async () => {
  expect(await server.update()).toBe(true)
  const first = pid()
  expect(await server.update()).toBe(true)
  expect(pid()).toBe(first)
  await save("process.send('ready again')")
  expect(await server.update()).toBe(true)
  expect(pid()).not.toBe(first)
  expect(lines).toEqual(['Restarting the server …'])
})

test('a process keeps running while its new code cannot be read', async () => {
  await server.update()
  const first = pid()
  await save("process.send('ready'")
  expect(await server.update()).toBe(true)
  expect(pid()).toBe(first)
  expect(lines).toEqual([
    'main.mjs:2:1: Expected ")" but found "process". The server keeps running with the earlier code.',
  ])
})

test('a process that ends while it starts is started again by the next update', async () => {
  await save('process.exit(1)')
  expect(await server.update()).toBe(false)
  expect(lines).toEqual(['The server has ended. It will be started again when a file is saved.'])
  await save("process.send('ready')")
  expect(await server.update()).toBe(true)
  expect(pid()).toBeDefined()
})

test('a stopped process is not started again', async () => {
  await server.update()
  await server.stop('SIGTERM')
  expect(await server.update()).toBe(false)
  expect(pid()).toBeUndefined()
})
