/** Reads the folder of a site from a git revision. */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { SiteFiles } from '../engine/document/source.ts'
import { readSiteFolder } from '../engine/release/folder.ts'
import { withTemporaryFolder } from './temporary-folder.ts'
import { CommandError } from './command-line.ts'

const run = promisify(execFile)

/** An error that a name is neither a folder nor a revision. */
export class NoRevisionError extends CommandError {}

/**
 * Reads the folder `version`, or the folder `dir` in the git revision `version`.
 * @throws {NoRevisionError} when `version` is neither
 * @throws {CommandError} when git cannot be run
 */
export async function readFolderOrRevision(version: string, dir: string): Promise<SiteFiles> {
  const isFolder = await stat(version).then(
    (info) => info.isDirectory(),
    () => false,
  )
  return isFolder ? await readSiteFolder(version) : await readRevision(version, dir)
}

async function readRevision(revision: string, dir: string): Promise<SiteFiles> {
  return await withTemporaryFolder('habi-revision', async (work) => {
    const top = (await git(['rev-parse', '--show-toplevel'], dir, revision)).trim()
    // The path of the folder relative to the top of the repository.
    const path = (await git(['rev-parse', '--show-prefix'], dir, revision)).trim().replace(/\/$/, '')
    const commit = (await git(['rev-parse', '--verify', '--quiet', `${revision}^{commit}`], top, revision)).trim()
    const archive = join(work, 'site.tar')
    await git(['archive', '--format=tar', '-o', archive, `${commit}:${path}`], top, revision)
    const out = join(work, 'site')
    await mkdir(out)
    await run('tar', ['-xf', archive, '-C', out])
    return await readSiteFolder(out)
  })
}

async function git(words: readonly string[], cwd: string, revision: string): Promise<string> {
  try {
    return (await run('git', [...words], { cwd, maxBuffer: 64 * 1024 * 1024 })).stdout
  } catch (error) {
    const { code, stderr } = error as { readonly code?: string | number; readonly stderr?: string }
    // ENOENT means that git or the folder `cwd` does not exist.
    if (code === 'ENOENT' && existsSync(cwd))
      throw new CommandError(`${revision} is not a folder, and git, which reads revisions, cannot be run. Install git.`)
    const reason = stderr?.trim().split('\n')[0] ?? ''
    throw new NoRevisionError(
      `${revision} is neither a folder nor a git revision${reason === '' ? '' : ` (${reason})`}.`,
    )
  }
}
