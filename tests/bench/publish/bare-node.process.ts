/** Node's own server and nothing else, the floor under ours: `bare-node.process.ts FILE PORT` gives the one file to everybody. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const [file = '', port] = process.argv.slice(2)
const body = readFileSync(file)
createServer((_request, response) => response.setHeader('content-encoding', 'br').end(body)).listen(Number(port), '127.0.0.1')
