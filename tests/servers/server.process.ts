/** A server with the player build of the folder `ROOT`. It prints its port when it is ready. */
import type { AddressInfo } from 'node:net'
import { createServer } from '../../server/app.ts'
import { readOptions } from '../../server/options.ts'

const options = readOptions(process.env, process.env.ROOT ?? '')
const app = await createServer({ ...options, logLevel: 'error' })
process.on('SIGTERM', () => void app.close().then(() => process.exit(0)))
await app.listen({ port: options.port, host: '127.0.0.1' })
await app.publisher.start((line) => console.error(line))
console.log(`ready on ${(app.server.address() as AddressInfo).port}`)
