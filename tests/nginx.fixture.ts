/** A real nginx for a test, in a folder of its own. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { join } from 'node:path'
import { endWithTests } from './children.fixture.ts'
import { sendRequest } from '../server/delivery/test-request.ts'
import { installPackages } from '../tools/browser.ts'

/** The path of the nginx program; undefined when nginx is not installed and cannot be installed. */
export const nginx = findNginx()
if (nginx === undefined) console.log('Skipped: nginx is not installed and cannot be installed without root.')

/**
 * Starts nginx with these lines in its `http` block. Resolves when nginx responds on the port. Returns a function that
 * stops nginx.
 */
export async function startNginx(work: string, port: number, lines: string): Promise<() => Promise<void>> {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(work, name)};`)
    .join('\n')
  const file = join(work, 'nginx.conf')
  await writeFile(
    file,
    `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off; master_process on; worker_processes 1; pid ${join(work, 'nginx.pid')}; error_log stderr crit;
events {}
http { access_log off; ${temporary} ${lines} }`,
  )
  const tested = spawnSync(nginx ?? '', ['-t', '-p', work, '-c', file], { encoding: 'utf8' })
  if (tested.status !== 0) throw new Error(tested.stderr)
  const running = spawn(nginx ?? '', ['-p', work, '-c', file], { stdio: ['ignore', 'ignore', 'inherit'] })
  endWithTests(running, 'SIGTERM')
  const stop = async (): Promise<void> => {
    if (running.exitCode !== null) return
    const ended = once(running, 'exit')
    running.kill('SIGTERM')
    await ended
  }
  for (let tries = 0; tries < 100; tries++) {
    if (await sendRequest(port, '/').catch(() => undefined)) return stop
    await new Promise((again) => setTimeout(again, 50))
  }
  await stop()
  throw new Error('nginx does not respond')
}

function findNginx(): string | undefined {
  const find = (): string | undefined =>
    ['nginx', '/usr/sbin/nginx', '/usr/local/sbin/nginx'].find(
      (path) => spawnSync(path, ['-v'], { stdio: 'ignore' }).status === 0,
    )
  const installed = find()
  if (installed !== undefined || process.platform !== 'linux' || process.getuid?.() !== 0) return installed
  installPackages(['nginx-light'])
  return find()
}

export function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const probe = createTcpServer()
    probe.on('error', failed)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => done(port))
    })
  })
}
