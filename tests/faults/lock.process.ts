/**
 * Takes and releases one lock until it receives a message, and checks that no other live process holds it meanwhile.
 * The operations of its file system are delayed at random, even between the opening of a file and its write.
 */
import { appendFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Disk, disk } from '../../engine/release/disk.ts'
import { type FileLockOptions, withFileLock } from '../../engine/release/file-lock.ts'
import { currentProcess, isRunning } from '../../engine/release/process-identity.ts'

const [folder = ''] = process.argv.slice(2)
const inside = join(folder, 'inside')
const own = String(process.pid)
const holdUp = async (): Promise<void> => {
  if (Math.random() < 0.05) await wait(Math.random() * 4)
}

function heldUp<A extends readonly unknown[], T>(operation: (...args: A) => Promise<T>): (...args: A) => Promise<T> {
  return async (...args) => {
    await holdUp()
    const result = await operation(...args)
    await holdUp()
    return result
  }
}

/** The file system with random delays and without `fsync`, which would take most of the time. */
const slow: Disk = {
  ...disk,
  write: async (path, content) => {
    const file = await open(path, 'w')
    try {
      await holdUp()
      await file.writeFile(content)
    } finally {
      await file.close()
    }
  },
  claim: heldUp(disk.claim),
  read: heldUp(disk.read),
  list: heldUp(disk.list),
  remove: heldUp(disk.remove),
}
const options: FileLockOptions = {
  waitMs: 30_000,
  busyMessage: (holder) => `blocked by ${holder}`,
  // Pauses are shorter than usual, so more acquisitions happen in the same time.
  environment: { self: currentProcess(), isRunning, pause: (ms) => wait(Math.min(ms, 2)) },
}
let isStopping = false
process.on('message', () => (isStopping = true))

const reportOthers = (): void => {
  for (const other of readdirSync(inside)) {
    if (other !== own && isRunning({ pid: Number(other) })) process.send?.(`${own} and ${other} hold the lock`)
  }
}

while (!isStopping) {
  await withFileLock(slow, join(folder, 'lock'), options, async () => {
    writeFileSync(join(inside, own), '')
    reportOthers()
    appendFileSync(join(folder, 'log'), '.')
    if (Math.random() < 0.5) await wait(Math.random() * 2)
    reportOthers()
    rmSync(join(inside, own))
  })
}
process.disconnect()
