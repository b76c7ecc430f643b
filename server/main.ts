/** Starts the server: `npm start`. */
import { createServer as createProbe } from 'node:net'
import { join } from 'node:path'
import { setTimeout as setTimeoutOf } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { errorMessage } from '../engine/core/error-message.ts'
import { formatFinding, inFolder } from '../engine/document/finding.ts'
import { ignoreClosedOutput } from '../engine/release/closed-output.ts'
import { createServer } from './app.ts'
import { DatabaseLockedError } from './database/open.ts'
import { InvalidOptionError } from './invalid-option.ts'
import { readOptions, type ServerOptions } from './options.ts'
import { noKey } from './sandbox/control/control-key.ts'
import { folderName, publishCommand } from './publish/folder-name.ts'
import { UnavailableError } from './unavailable-error.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const print = (line: string): void => void process.stdout.write(`${line}\n`)

/** Milliseconds that open requests get to finish. */
const stopWithinMs = 5000

/** Milliseconds that the gateway gets to answer before the server reports that it is ready. */
const answersWithinMs = 10_000

/** Milliseconds between two attempts to print the address for the first administrator. */
const addressRetryMs = 2_000

/** Limit of findings that are printed at a start; an invalid site can have hundreds. */
const maxPrintedFindings = 10

ignoreClosedOutput()
try {
  await start()
} catch (error) {
  process.stderr.write(`${exitMessage(error)}\n`)
  process.exit(1)
}

async function start(): Promise<void> {
  const options = readOptions(process.env, root)
  await checkPort(options.port)
  const creating = createServer({ logLevel: 'warn', ...options })
  const isStopping = stopOnSignal(creating)
  const app = await creating
  try {
    await listen(app, options.port)
  } catch (error) {
    if (isStopping()) return
    await app.close()
    throw error
  }
  const address = app.server.address()
  const origin = `http://localhost:${typeof address === 'object' && address !== null ? address.port : options.port}`
  const studioOrigin = options.studio?.origin ?? origin

  await publishAtStart(app, options.siteDir ?? join(root, 'config'))
  await Promise.race([app.publicAnswers.start(), setTimeoutOf(answersWithinMs, undefined, { ref: false })])
  print(`Habi is ready
  player    ${origin}/
  gallery   ${origin}/gallery
  studio    ${studioOrigin}/studio
  ${gatewayLine(app, options, origin)}
  health    ${origin}/healthz`)
  void printFirstAddress(app, studioOrigin)
  // `npm run dev` publishes the folder of the site from here on.
  process.send?.('ready')
}

/** Prints the address for the first administrator when there is no operator. A start does not wait for the database. */
async function printFirstAddress(app: FastifyInstance, origin: string): Promise<void> {
  try {
    const address = await app.firstAddress()
    if (address !== undefined)
      print(`  studio    ${origin}${address}  (creates the first administrator; works once, within an hour)`)
  } catch (error) {
    // The database itself reports an outage. The address is printed when the outage has ended.
    if (error instanceof UnavailableError) setTimeout(() => void printFirstAddress(app, origin), addressRetryMs).unref()
    else print(`The address that creates the first administrator cannot be made: ${errorMessage(error)}`)
  }
}

/** Stops on a signal. Returns a function that reports whether the server is stopping. */
function stopOnSignal(creating: Promise<FastifyInstance>): () => boolean {
  let isStopping = false
  const stop = (): void => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), stopWithinMs).unref()
    void creating.then((app) => app.close()).then(() => process.exit(0))
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  return () => isStopping
}

/** The address of the control page has the key in its fragment, which browsers do not send. */
function gatewayLine({ sandboxKey }: FastifyInstance, { sandbox, gatewayUrl }: ServerOptions, origin: string): string {
  if (!sandbox) return `gateway   ${gatewayUrl ?? 'none'}`
  if (sandboxKey === undefined) return 'sandbox   answers calls; its control surface is off (SANDBOX=on turns it on)'
  return `sandbox   ${origin}/sandbox${sandboxKey === noKey ? '' : `#key=${encodeURIComponent(sandboxKey)}`}`
}

/** Reports a port in use before the database is created, which takes seconds. */
function checkPort(port: number): Promise<void> {
  return new Promise((done, fail) => {
    const probe = createProbe()
    probe.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? fail(error) : done()))
    probe.listen(port, () => probe.close(() => done()))
  })
}

/** Listens on all IPv6 and IPv4 addresses, or on all IPv4 addresses where the machine has no IPv6. */
async function listen(app: FastifyInstance, port: number): Promise<void> {
  try {
    await app.listen({ port, host: '::' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EAFNOSUPPORT') throw error
    await app.listen({ port, host: '0.0.0.0' })
  }
}

/** When the site cannot be published, the server keeps serving the live release and accepts further publishes. */
async function publishAtStart({ publisher }: FastifyInstance, siteFolder: string): Promise<void> {
  const folder = folderName(siteFolder)
  const report = (reply: Awaited<ReturnType<typeof publisher.start>>): void => {
    if (reply?.ok !== false) return
    const total = reply.findings.length
    for (const finding of reply.findings.slice(0, maxPrintedFindings)) print(formatFinding(inFolder(finding, folder)))
    print(
      `${folder} was not published: it has ${total === 1 ? 'one finding' : `${total} findings`}. ` +
        `Fix them, and run: ${publishCommand(siteFolder)}. This command prints all findings.`,
    )
  }
  try {
    report(await publisher.start(print, report))
  } catch (error) {
    print(`Nothing was published at the start: ${errorMessage(error)}`)
  }
}

function exitMessage(error: unknown): string {
  if (error instanceof DatabaseLockedError || error instanceof InvalidOptionError) return error.message
  if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
    const { port } = error as { port?: number }
    return `Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=8081 npm start`
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
