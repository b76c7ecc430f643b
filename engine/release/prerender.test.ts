import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile, mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { PrerenderJob } from '../core/prerender.ts'
import { openPrerenderer, type Prerenderer } from './prerender.ts'

/** An empty job: the child processes of these tests never render it. */
const job = {} as PrerenderJob

let buildDir: string
let prerenderer: Prerenderer
const { execPath } = process

beforeEach(async () => {
  buildDir = await mkdtemp(join(tmpdir(), 'habi-prerender-'))
  prerenderer = openPrerenderer(buildDir)
})
afterEach(async () => {
  process.execPath = execPath
  prerenderer.close()
  await rm(buildDir, { recursive: true, force: true })
})

async function putChild(code: string): Promise<void> {
  await mkdir(join(buildDir, 'server'))
  await writeFile(join(buildDir, 'server', 'prerender.js'), code)
}

test('when a child process cannot be started, its pages fail with the reason', async () => {
  process.execPath = join(buildDir, 'no-such-program')
  await expect(prerenderer.render(job)).rejects.toThrow(/^the prerenderer could not be started: .*ENOENT/)
})

test('the pages that wait for a child process fail when the child process ends', async () => {
  await putChild(`process.on('message', () => process.exit(3))`)
  const results = await Promise.allSettled([prerenderer.render(job), prerenderer.render(job)])
  expect(results.map((result) => (result.status === 'rejected' ? String(result.reason) : 'rendered'))).toEqual([
    'Error: the prerenderer stopped (exit 3)',
    'Error: the prerenderer stopped (exit 3)',
  ])
})

test('a page in an endless loop fails after the time limit, and the next page gets another child process', async () => {
  const started = join(buildDir, 'started')
  await putChild(`
    const fs = process.getBuiltinModule('node:fs')
    const isFirst = !fs.existsSync(${JSON.stringify(started)})
    fs.writeFileSync(${JSON.stringify(started)}, '')
    process.on('message', ({ id }) => {
      while (isFirst);
      process.send({ id, result: { html: 'page' } })
    })`)
  const impatient = openPrerenderer(buildDir, 1500)
  await expect(impatient.render(job)).rejects.toThrow('a page took longer than 1.5 s to prerender')
  expect(await impatient.render(job)).toEqual({ html: 'page' })
  impatient.close()
})

test('a page that is sent to a child process that has just been killed fails with the reason', async () => {
  const dying = join(buildDir, 'dying')
  await putChild(`process.on('message', () => {
    process.getBuiltinModule('node:fs').writeFileSync(${JSON.stringify(dying)}, '')
    process.kill(process.pid, 'SIGKILL')
  })`)
  const pause = (ms: number): unknown => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
  const first = prerenderer.render(job)
  const later = setTimeout(1).then(() => {
    // The child ends while this process is busy, so its end is noticed only after the next page is sent.
    for (let n = 0; n < 1000 && !existsSync(dying); n++) pause(20)
    pause(200)
    return prerenderer.render(job)
  })
  const results = await Promise.allSettled([first, later])
  expect(results.map((result) => (result.status === 'rejected' ? String(result.reason) : 'rendered'))).toEqual([
    'Error: the prerenderer stopped (SIGKILL)',
    'Error: the prerenderer stopped (SIGKILL)',
  ])
})
