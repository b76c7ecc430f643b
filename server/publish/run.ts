import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Pointer } from '../../engine/core/release.ts'
import type { Finding } from '../../engine/publish/finding.ts'
import type { SiteFiles } from './site-files.ts'

export interface PublishRequest extends SiteFiles {
  readonly siteDir: string
  readonly buildDir: string
  /** The moment that the release is made for, milliseconds since 1970. */
  readonly at: number
}

export type PublishAnswer =
  | { readonly ok: true; readonly pointer: Pointer; readonly findings: readonly Finding[] }
  | { readonly ok: false; readonly findings: readonly Finding[] }

export type RunPublish = (request: PublishRequest) => Promise<PublishAnswer>

const limitMs = 180_000

/** What the child may know of its surroundings: no database address, no token, nothing else. */
const passedOn = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'NODE_ENV']

/**
 * Publishes in a process of its own, which has neither the database nor our secrets, and whose end is not ours.
 * @throws {Error} when the process dies or takes longer than three minutes
 */
export const runPublish: RunPublish = (request) =>
  new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(new URL('./worker.ts', import.meta.url)), {
      execArgv: ['--import', import.meta.resolve('tsx')],
      env: Object.fromEntries(passedOn.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]))),
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    const timer = setTimeout(() => child.kill('SIGKILL'), limitMs)
    let answer: PublishAnswer | { readonly failed: string } | undefined
    child.on('message', (message) => (answer = message as PublishAnswer | { readonly failed: string }))
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      clearTimeout(timer)
      if (answer === undefined) reject(new Error(`publishing ended without an answer (${signal ?? `exit ${code}`})`))
      else if ('failed' in answer) reject(new Error(answer.failed))
      else resolve(answer)
    })
    child.send(request, (error) => error !== null && reject(error))
  })
