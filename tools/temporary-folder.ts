/**
 * Temporary folders of commands. Their names contain the process id, so later runs can remove the folders of killed
 * processes.
 */
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { currentProcess, isRunning } from '../engine/release/process-identity.ts'

/** Runs `work` with a new folder, then removes the folder. `name` is a prefix such as `habi-release`. */
export async function withTemporaryFolder<T>(name: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await makeTemporaryFolder(name)
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Creates a folder. First removes the folders with the same prefix that killed processes left behind. */
export async function makeTemporaryFolder(name: string, within = tmpdir()): Promise<string> {
  for (const entry of await readdir(within)) {
    if (!entry.startsWith(`${name}-`)) continue
    const [, pid, start] = /^(\d+)-(\w*\.?\d*)-\w{6}$/.exec(entry.slice(name.length + 1)) ?? []
    if (pid === undefined || isRunning({ pid: Number(pid), ...(start ? { start } : {}) })) continue
    // Errors are ignored, because another user's folder cannot be removed.
    await rm(join(within, entry), { recursive: true, force: true }).catch(() => undefined)
  }
  const { pid, start = '' } = currentProcess()
  return await mkdtemp(join(within, `${name}-${pid}-${start}-`))
}
