/** What one request for a file of the release costs our server in processor time, beside nginx with the same release; and that no database is asked. */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Pointer } from '../../../engine/core/release.ts'
import { type Figure, median, paired } from '../figures.ts'
import { goals } from '../goals.ts'

const root = join(import.meta.dirname, '../../..')
const REQUESTS = 6_000
const CONNECTIONS = 16
const nginxPath = '/usr/sbin/nginx'

export async function measureDelivery(rounds: number, say: (line: string) => void): Promise<readonly Figure[]> {
  if (!existsSync('/proc/self/task')) {
    say('publish: no /proc here, so processor time of servers is not measured.')
    return []
  }
  const work = await mkdtemp(join(tmpdir(), 'habi-bench-'))
  const children: ChildProcess[] = []
  const calls = await countConnections()
  try {
    const out = join(work, 'out')
    await promisify(execFile)(process.execPath, ['--import', 'tsx', 'tools/release.ts', 'config', '--out', out], { cwd: root })
    const pointer = JSON.parse(await readFile(join(out, 'release.json'), 'utf8')) as Pointer
    const address = Object.values(pointer.routes)[0] ?? ''
    const ours = await startOurs(work, calls.port, children)
    const nginx = existsSync(nginxPath) ? await startNginx(work, out, children) : undefined
    if (nginx === undefined) say(`publish: nginx is not installed (${nginxPath}), so our server stands alone.`)
    // One release in both: the pointer of ours names its own objects.
    const oursAddress =
      Object.values(((await (await fetch(`http://127.0.0.1:${ours.port}/release.json`)).json()) as Pointer).routes)[0] ?? ''

    await load(ours.port, oursAddress)
    if (nginx !== undefined) await load(nginx.port, address)
    const before = calls.count()
    const costs: { ours: number[]; again: number[]; nginx: number[] } = { ours: [], again: [], nginx: [] }
    for (let round = 0; round < rounds; round++) {
      costs.ours.push(await costOf(ours, oursAddress))
      if (nginx === undefined) continue
      costs.nginx.push(await costOf(nginx, address))
      costs.again.push(await costOf(nginx, address))
    }
    const reads = calls.count() - before
    const of = 'a file of the release, brotli'
    const put = (measure: string, value: number, unit: string, more: Partial<Figure>): Figure => ({
      part: 'publish',
      measure,
      of,
      unit,
      value,
      kind: 'noisy',
      ...more,
    })
    return [
      put('processor time a request, our server', median(costs.ours), 'µs', nginx === undefined ? {} : beside(costs)),
      ...(nginx === undefined ? [] : [put('processor time a request, nginx', median(costs.nginx), 'µs', {})]),
      put('connections to the database while serving', reads, '', {
        kind: 'exact',
        goal: { atMost: goals.publish.databaseReads },
        note: `${(rounds * REQUESTS).toLocaleString('en')} requests answered with a database that does not answer`,
      }),
    ]
  } finally {
    for (const child of children) child.kill('SIGTERM')
    calls.close()
    await rm(work, { recursive: true, force: true })
  }
}

function beside(costs: { readonly [server in 'ours' | 'again' | 'nginx']: readonly number[] }): Partial<Figure> {
  return {
    ratio: paired(costs.ours, costs.nginx),
    noise: paired(costs.again, costs.nginx),
    goal: { atMost: goals.publish.cpuOverNginx, ratio: true },
  }
}

interface Server {
  readonly port: number
  /** Processes whose time counts. */
  readonly processes: readonly number[]
}

/** Microseconds of processor time for one request. */
async function costOf({ port, processes }: Server, address: string): Promise<number> {
  const before = await spent(processes)
  await load(port, address)
  return ((await spent(processes)) - before) / REQUESTS / 1000
}

/** Nanoseconds that all threads of these processes have run. */
async function spent(processes: readonly number[]): Promise<number> {
  let sum = 0
  for (const process of processes)
    for (const thread of await readdir(`/proc/${process}/task`)) {
      // A thread may end between the two reads.
      const text = await readFile(`/proc/${process}/task/${thread}/schedstat`, 'utf8').catch(() => '0')
      sum += Number(text.split(' ')[0])
    }
  return sum
}

async function load(port: number, path: string): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  let left = REQUESTS
  const one = (): Promise<void> =>
    new Promise((done, failed) => {
      const asked = request({ host: '127.0.0.1', port, path, agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
        if (answer.statusCode !== 200 || answer.headers['content-encoding'] !== 'br')
          failed(new Error(`${path} on ${port}: ${answer.statusCode}, ${answer.headers['content-encoding']}`))
        answer.on('data', () => undefined)
        answer.on('end', done)
      })
      asked.on('error', failed)
      asked.end()
    })
  const lane = async (): Promise<void> => {
    while (left-- > 0) await one()
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, lane))
  agent.destroy()
}

async function startOurs(work: string, databasePort: number, children: ChildProcess[]): Promise<Server> {
  const port = await freePort()
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: join(work, 'data'),
      DATABASE_URL: `postgres://nobody@127.0.0.1:${databasePort}/none`,
      SANDBOX: 'off',
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  children.push(child)
  await new Promise<void>((done, failed) => {
    let output = ''
    const timer = setTimeout(() => failed(new Error(`our server is not ready after 180 s: ${output}`)), 180_000)
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('Habi is ready')) {
        clearTimeout(timer)
        done()
      }
    })
    child.on('exit', () => failed(new Error(`our server ended: ${output}`)))
  })
  return { port, processes: [child.pid ?? 0] }
}

async function startNginx(work: string, out: string, children: ChildProcess[]): Promise<Server> {
  const port = await freePort()
  const include = (await readFile(join(out, 'nginx.conf'), 'utf8')).replace('listen 127.0.0.1:8080;', `listen 127.0.0.1:${port};`)
  await writeFile(join(work, 'habi.conf'), include)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${join(work, name)};`).join('\n')
  await writeFile(
    join(work, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off; master_process off; pid ${join(work, 'nginx.pid')}; error_log stderr error;
events {}
http { access_log off; sendfile on; keepalive_requests 1000000; ${temporary} include ${join(work, 'habi.conf')}; }`,
  )
  const child = spawn(nginxPath, ['-p', work, '-c', join(work, 'nginx.conf')], { stdio: ['ignore', 'ignore', 'inherit'] })
  children.push(child)
  for (let tries = 0; tries < 100; tries++) {
    if ((await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)) !== undefined) return { port, processes: [child.pid ?? 0] }
    await new Promise((again) => setTimeout(again, 50))
  }
  throw new Error('nginx does not answer')
}

/** Stands where the database should be, answers nobody and counts who comes. */
async function countConnections(): Promise<{ readonly port: number; readonly count: () => number; readonly close: () => void }> {
  let count = 0
  const server = createServer((socket) => {
    count++
    socket.on('error', () => undefined)
    socket.destroy()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return { port: (server.address() as AddressInfo).port, count: () => count, close: () => server.close() }
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done))
  const { port } = probe.address() as AddressInfo
  await new Promise((done) => probe.close(done))
  return port
}
