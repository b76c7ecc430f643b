/**
 * Processor time per request of our server, of nginx with the same release, and of minimal Node and nginx servers that
 * send the same bytes. Also checks that serving does not use the database.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Pointer } from '../../../engine/core/release.ts'
import { type Figure, median, ratioByRound, shuffled } from '../figures.ts'
import { goals } from '../goals.ts'

const root = join(import.meta.dirname, '../../..')
const REQUESTS = 6_000
const CONNECTIONS = 16
/** Number of loads before the first measured one, in which Node compiles hot code. */
const WARM_UP = 2
const nginxPath = '/usr/sbin/nginx'

/** One of the most frequent requests of players. */
interface DeliveryRequest {
  readonly of: string
  readonly path: (pointer: Pointer) => string
  /** True when the client already has the current version, so the answer has status 304. */
  readonly same?: true
}

const deliveryRequests: readonly DeliveryRequest[] = [
  { of: 'a file of the release, brotli', path: ({ routes }) => Object.values(routes)[0] ?? '' },
  { of: 'a page, brotli', path: () => '/' },
  { of: 'the pointer, not moved', path: () => '/release.json', same: true },
]

/** Headers of a phone. */
const phone: PhoneHeaders = {
  'user-agent':
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
  accept: '*/*',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'accept-language': 'en-PH,en;q=0.9,fil;q=0.8',
  cookie: 'lang=en',
  referer: 'https://habi.example/slot',
  'sec-ch-ua': '"Chromium";v="130", "Not?A_Brand";v="99"',
  'sec-ch-ua-mobile': '?1',
  'sec-ch-ua-platform': '"Android"',
  'sec-fetch-dest': 'empty',
  'sec-fetch-mode': 'cors',
  'sec-fetch-site': 'same-origin',
}

export async function measureDelivery(rounds: number, report: (line: string) => void): Promise<readonly Figure[]> {
  if (!existsSync('/proc/self/task')) {
    report('publish: the processor time of servers is not measured without /proc.')
    return []
  }
  const work = await mkdtemp(join(tmpdir(), 'habi-bench-'))
  const children: ChildProcess[] = []
  const calls = await countConnections()
  try {
    const out = join(work, 'out')
    await promisify(execFile)(process.execPath, ['--import', 'tsx', 'tools/release.ts', 'config', '--out', out], {
      cwd: root,
    })
    const ours = await startOurs(work, children)
    const hasNginx = existsSync(nginxPath)
    const nginx = hasNginx
      ? await startNginx(join(work, 'nginx'), await readFile(join(out, 'nginx.conf'), 'utf8'), children)
      : undefined
    if (nginx === undefined) report(`publish: nginx is not installed (${nginxPath}), so our server has no comparison.`)
    // Counts the connections to the database without those by which the server tries in the background to open it
    // again.
    const connections = async (): Promise<number> => calls.count() - (await attemptsOf(ours))
    const before = await connections()
    const figures: Figure[] = []
    let answered = 0
    for (const wish of deliveryRequests) {
      const folder = await mkdtemp(join(work, 'bare-'))
      if (wish.same === undefined) await writeFile(join(folder, 'body'), await bytesOf(ours, wish))
      const bareNode = wish.same === undefined ? await startBareNode(join(folder, 'body'), children) : undefined
      const bareNginx =
        wish.same === undefined && hasNginx ? await startNginx(folder, bareSite(folder), children) : undefined
      const costs = await costsOf({ ours, nginx, bareNode, bareNginx }, wish, rounds)
      figures.push(...figuresOf(wish, costs))
      answered += (rounds + WARM_UP) * REQUESTS
    }
    figures.push({
      part: 'publish',
      measure: 'connections to the database while serving',
      of: 'all of these',
      unit: '',
      kind: 'exact',
      value: (await connections()) - before,
      goal: { atMost: goals.publish.databaseReads },
      note: `${answered.toLocaleString('en')} requests answered without a database`,
    })
    return figures
  } finally {
    for (const child of children) child.kill('SIGTERM')
    calls.close()
    await rm(work, { recursive: true, force: true })
  }
}

interface BenchServers {
  readonly ours: BenchServer
  readonly nginx: BenchServer | undefined
  readonly bareNode: BenchServer | undefined
  readonly bareNginx: BenchServer | undefined
}

/**
 * Microseconds of processor time per request, one value for each round. nginx is measured twice per round, to measure
 * the noise.
 */
type RequestCosts = { readonly [server in keyof BenchServers | 'again']?: readonly number[] }

/** Measures the servers in random order in each round. */
async function costsOf(
  { ours, nginx, bareNode, bareNginx }: BenchServers,
  wish: DeliveryRequest,
  rounds: number,
): Promise<RequestCosts> {
  const oursAsked = await requestFor(ours, wish)
  const nginxAsked = nginx === undefined ? oursAsked : await requestFor(nginx, wish)
  const turns = [
    { name: 'ours', server: ours, asked: oursAsked },
    { name: 'bareNode', server: bareNode, asked: oursAsked },
    { name: 'bareNginx', server: bareNginx, asked: { ...oursAsked, path: '/body' } },
    { name: 'nginx', server: nginx, asked: nginxAsked },
    { name: 'again', server: nginx, asked: nginxAsked },
  ].flatMap(({ name, server, asked }) => (server === undefined ? [] : [{ name, server, asked, costs: [] as number[] }]))
  for (const { server, asked } of turns) for (let n = 0; n < WARM_UP; n++) await load(server.port, asked)
  for (let round = 0; round < rounds; round++)
    for (const { server, asked, costs } of shuffled(turns)) costs.push(await costOf(server, asked))
  return Object.fromEntries(turns.map(({ name, costs }) => [name, costs]))
}

function figuresOf(
  { of }: DeliveryRequest,
  { ours = [], nginx, again = [], bareNode, bareNginx }: RequestCosts,
): readonly Figure[] {
  const put = (name: string, costs: readonly number[], more: Partial<Figure>): Figure => ({
    part: 'publish',
    measure: `processor time a request, ${name}`,
    of,
    unit: 'µs',
    kind: 'noisy',
    value: median(costs),
    ...more,
  })
  const beside = (costs: readonly number[]): Partial<Figure> =>
    nginx === undefined ? {} : { ratio: ratioByRound(costs, nginx), noise: ratioByRound(again, nginx) }
  return [
    put('our server', ours, { ...beside(ours), goal: { atMost: goals.publish.cpuOverNginx, ratio: true } }),
    ...(nginx === undefined ? [] : [put('nginx', nginx, {})]),
    ...(bareNode === undefined ? [] : [put('bare Node', bareNode, beside(bareNode))]),
    ...(bareNginx === undefined ? [] : [put('bare nginx', bareNginx, beside(bareNginx))]),
  ]
}

interface BenchServer {
  readonly port: number
  /** Ids of the processes whose time is measured. */
  readonly processes: readonly number[]
}

interface BenchRequest {
  readonly path: string
  readonly headers: PhoneHeaders
  readonly status: number
}

type PhoneHeaders = { readonly [name: string]: string }

/** The request for one server. Paths and tags differ, because each server has its own release. */
async function requestFor({ port }: BenchServer, { path, same }: DeliveryRequest): Promise<BenchRequest> {
  const place = path((await (await fetch(`http://127.0.0.1:${port}/release.json`)).json()) as Pointer)
  if (same === undefined) return { path: place, headers: phone, status: 200 }
  const tag = (await fetch(`http://127.0.0.1:${port}${place}`)).headers.get('etag') ?? ''
  return { path: place, headers: { ...phone, 'if-none-match': tag }, status: 304 }
}

/** Microseconds of processor time for one request. */
async function costOf({ port, processes }: BenchServer, asked: BenchRequest): Promise<number> {
  const before = await spent(processes)
  await load(port, asked)
  return ((await spent(processes)) - before) / REQUESTS / 1000
}

/** Nanoseconds of processor time of all threads of these processes. */
async function spent(processes: readonly number[]): Promise<number> {
  let sum = 0
  for (const process of processes)
    for (const thread of await readdir(`/proc/${process}/task`)) {
      // A thread may end after it was listed and before its file is read.
      const text = await readFile(`/proc/${process}/task/${thread}/schedstat`, 'utf8').catch(() => '0')
      sum += Number(text.split(' ')[0])
    }
  return sum
}

async function load(port: number, { path, headers, status }: BenchRequest): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  let left = REQUESTS
  const one = (): Promise<void> =>
    new Promise((done, failed) => {
      const sent = request({ host: '127.0.0.1', port, path, agent, headers }, (answer) => {
        if (answer.statusCode !== status || (status === 200 && answer.headers['content-encoding'] !== 'br'))
          failed(new Error(`${path} on ${port}: ${answer.statusCode}, ${answer.headers['content-encoding']}`))
        answer.on('data', () => undefined)
        answer.on('end', done)
      })
      sent.on('error', failed)
      sent.end()
    })
  const sendRest = async (): Promise<void> => {
    while (left-- > 0) await one()
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, sendRest))
  agent.destroy()
}

/** The compressed bytes of the answer. */
async function bytesOf(server: BenchServer, wish: DeliveryRequest): Promise<Buffer> {
  const { path, headers } = await requestFor(server, wish)
  return await new Promise((done, failed) => {
    const sent = request({ host: '127.0.0.1', port: server.port, path, headers }, (answer) =>
      answer.toArray().then((parts) => done(Buffer.concat(parts as Buffer[])), failed),
    )
    sent.on('error', failed)
    sent.end()
  })
}

async function startBareNode(file: string, children: ChildProcess[]): Promise<BenchServer> {
  const port = await freePort()
  const program = join(import.meta.dirname, 'bare-node.process.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', program, file, String(port)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  children.push(child)
  return await untilAnswering(port, child)
}

/** An nginx site that serves one folder. */
function bareSite(folder: string): string {
  return `server { listen 127.0.0.1:8080; root ${folder}; add_header content-encoding br; }`
}

async function startOurs(work: string, children: ChildProcess[]): Promise<BenchServer> {
  const port = await freePort()
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: join(work, 'data'),
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
    child.on('exit', () => failed(new Error(`our server exited: ${output}`)))
  })
  return { port, processes: [child.pid ?? 0] }
}

async function startNginx(folder: string, site: string, children: ChildProcess[]): Promise<BenchServer> {
  const port = await freePort()
  await mkdir(folder, { recursive: true })
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join('\n')
  await writeFile(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off; master_process off; pid ${join(folder, 'nginx.pid')}; error_log stderr crit;
events {}
http { access_log off; sendfile on; keepalive_requests 1000000; ${temporary} ${site.replace('listen 127.0.0.1:8080;', `listen 127.0.0.1:${port};`)} }`,
  )
  const child = spawn(nginxPath, ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  children.push(child)
  return await untilAnswering(port, child)
}

async function untilAnswering(port: number, child: ChildProcess): Promise<BenchServer> {
  for (let tries = 0; tries < 100; tries++) {
    if ((await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)) !== undefined)
      return { port, processes: [child.pid ?? 0] }
    await new Promise((again) => setTimeout(again, 50))
  }
  throw new Error(`no server answers on port ${port}`)
}

/** How many times the server has tried to open its database. */
async function attemptsOf({ port }: BenchServer): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  return Number(/^habi_database_attempts (\d+)$/m.exec(metrics)?.[1])
}

/** A server at the address of the database that closes and counts connections. */
async function countConnections(): Promise<{
  readonly port: number
  readonly count: () => number
  readonly close: () => void
}> {
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
