/** A configuration folder as it stood in a revision of git. */
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { readSiteFolder } from '../engine/release/folder.ts'
import type { SiteFiles } from '../engine/document/source.ts'

const run = promisify(execFile)

/** The folder `what`, or the folder `dir` in the revision `what`. */
export async function readFolderOrRevision(what: string, dir: string): Promise<SiteFiles> {
  const isFolder = await stat(what).then(
    (info) => info.isDirectory(),
    () => false,
  )
  return isFolder ? await readSiteFolder(what) : await readRevision(what, dir)
}

async function readRevision(revision: string, dir: string): Promise<SiteFiles> {
  const work = await mkdtemp(join(tmpdir(), 'habi-revision-'))
  try {
    const top = (await git(['rev-parse', '--show-toplevel'], dir, revision)).trim()
    // The way git knows the folder by, whatever folder we stand in.
    const path = (await git(['rev-parse', '--show-prefix'], dir, revision)).trim().replace(/\/$/, '')
    const commit = (await git(['rev-parse', '--verify', '--quiet', `${revision}^{commit}`], top, revision)).trim()
    const archive = join(work, 'site.tar')
    await git(['archive', '--format=tar', '-o', archive, `${commit}:${path}`], top, revision)
    const out = join(work, 'site')
    await mkdir(out)
    await run('tar', ['-xf', archive, '-C', out])
    return await readSiteFolder(out)
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

async function git(words: readonly string[], cwd: string, revision: string): Promise<string> {
  try {
    return (await run('git', [...words], { cwd, maxBuffer: 64 * 1024 * 1024 })).stdout
  } catch (error) {
    const said = (error as { stderr?: string }).stderr?.trim().split('\n')[0] ?? ''
    throw new Error(`${revision} is neither a folder nor a revision that git knows here${said === '' ? '' : ` (${said})`}`)
  }
}
