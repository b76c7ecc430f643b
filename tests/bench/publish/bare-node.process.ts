/** A minimal Node server as a reference: `bare-node.process.ts FILE PORT` answers every request with the file. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const [file = '', port] = process.argv.slice(2)
const body = readFileSync(file)
createServer((_request, response) => response.setHeader('content-encoding', 'br').end(body)).listen(
  Number(port),
  '127.0.0.1',
)
