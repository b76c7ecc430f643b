/**
 * Publishes once, in a process that is killed: by its own SIGKILL at a given step of the file system, or by its parent.
 * `publish-killed.test.ts` bundles and starts it with one JSON argument.
 */
import { open, readFile } from 'node:fs/promises'
import { type Disk, disk } from '../../engine/release/disk.ts'
import { publishSite } from '../../engine/release/publish.ts'
import { catalogue } from '../../catalogue/catalogue.ts'

export interface ChildOrder {
  /** Path of a JSON file with `files` by path, and `assets` by path in base64. */
  readonly site: string
  readonly siteDir: string
  readonly buildDir: string
  readonly at: number
  /** The step before which the process kills itself, counted from 1. */
  readonly before?: number
  /** The write, counted from 1, during which the process kills itself with half of the bytes on disk. */
  readonly within?: number
  /** Whether the process sends a message after each step. */
  readonly reportsSteps: boolean
}

export type ChildMessage =
  | { readonly starts: true }
  | { readonly step: number }
  | {
      readonly ok: boolean
      readonly release: string | undefined
      readonly steps: readonly string[]
      readonly took: number
    }

function send(message: ChildMessage): void {
  process.send?.(message)
}

const order = JSON.parse(process.argv[2] ?? '') as ChildOrder
const { files, assets } = JSON.parse(await readFile(order.site, 'utf8')) as {
  files: { [path: string]: string }
  assets: { [path: string]: string }
}

const steps: string[] = []
let writes = 0
let finished = 0
const die = (): void => void process.kill(process.pid, 'SIGKILL')

function step<A extends readonly unknown[], T>(
  name: string,
  verb: (...args: A) => Promise<T>,
): (...args: A) => Promise<T> {
  return async (...args) => {
    steps.push(name)
    if (steps.length === order.before) die()
    const result = await verb(...args)
    if (order.reportsSteps) send({ step: ++finished })
    return result
  }
}

const killableDisk: Disk = {
  ...disk,
  write: step('write', async (path: string, content: Uint8Array | string) => {
    if (++writes === order.within) {
      const bytes = Buffer.from(content)
      const file = await open(path, 'w')
      await file.write(bytes.subarray(0, bytes.length >> 1))
      await file.sync()
      die()
    }
    await disk.write(path, content)
  }),
  rename: step('rename', disk.rename),
  flush: step('flush', disk.flush),
  claim: step('claim', disk.claim),
  remove: step('remove', disk.remove),
}

const started = performance.now()
send({ starts: true })
const outcome = await publishSite({
  catalogue,
  files: new Map(Object.entries(files)),
  assets: new Map(Object.entries(assets).map(([path, bytes]) => [path, Buffer.from(bytes, 'base64')])),
  siteDir: order.siteDir,
  buildDir: order.buildDir,
  at: order.at,
  disk: killableDisk,
})
send({ ok: outcome.ok, release: outcome.release, steps, took: performance.now() - started })
process.disconnect?.()
