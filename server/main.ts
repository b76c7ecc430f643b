/** Starts the server: `npm start`. */
import { createServer as createProbe } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { formatFinding } from '../engine/document/finding.ts'
import { createServer } from './app.ts'
import { DatabaseLockedError } from './database/lock.ts'
import { readOptions } from './options.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** How long open requests may take to end, milliseconds. */
const stopWithinMs = 5000

/** Findings that a start prints; a broken site has hundreds. */
const shownFindings = 10

try {
  await start()
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
}

async function start(): Promise<void> {
  const options = readOptions(process.env, root)
  await checkPort(options.port)
  const app = await createServer({ logLevel: 'warn', ...options })

  let stopping = false
  const stop = (): void => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), stopWithinMs).unref()
    void app.close().then(() => process.exit(0))
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)

  try {
    await listen(app, options.port)
  } catch (error) {
    await app.close()
    throw error
  }
  const address = app.server.address()
  const origin = `http://localhost:${typeof address === 'object' && address !== null ? address.port : options.port}`

  await publishAtStart(app)
  say(`Habi is ready
  player    ${origin}/
  gallery   ${origin}/gallery
  ${options.sandbox ? `sandbox   ${origin}/sandbox` : `gateway   ${options.gatewayUrl ?? 'none'}`}
  health    ${origin}/healthz`)
}

/** Says at once that the port is taken, before a database is made. */
function checkPort(port: number): Promise<void> {
  return new Promise((done, fail) => {
    const probe = createProbe()
    probe.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? fail(error) : done()))
    probe.listen(port, () => probe.close(() => done()))
  })
}

/** On all addresses, of both kinds where the machine has both. */
async function listen(app: FastifyInstance, port: number): Promise<void> {
  try {
    await app.listen({ port, host: '::' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EAFNOSUPPORT') throw error
    await app.listen({ port, host: '0.0.0.0' })
  }
}

/** A site that cannot be published keeps nobody from the release that is live, nor from mending it and publishing again. */
async function publishAtStart({ publisher }: FastifyInstance): Promise<void> {
  try {
    const answer = await publisher.start(say)
    if (answer?.ok !== false) return
    for (const finding of answer.findings.slice(0, shownFindings)) say(formatFinding(finding))
    say(`config/ was not published: ${answer.findings.length} findings, npm run check shows all. Mend it and run: npm run publish`)
  } catch (error) {
    say(`config/ was not published: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function explain(error: unknown): string {
  if (error instanceof DatabaseLockedError) return error.message
  if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
    const { port } = error as { port?: number }
    return `Port ${port} is taken. Stop the program that uses it, or choose another one: PORT=8081 npm start`
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
