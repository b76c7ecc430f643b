/**
 * Runs PGlite in a thread of its own, because PGlite blocks its thread forever when the disk becomes full. This file is
 * plain JavaScript: threads of Node 20 do not load TypeScript.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'

/** Type ids that are returned as strings, as node-postgres does, because they do not fit into a JavaScript number. */
const int8 = 20
const numeric = 1700
const text = (value) => value

const client = await PGlite.create({ dataDir: workerData.folder, parsers: { [int8]: text, [numeric]: text } })

/** Runs a statement. Without a statement, closes the database. */
async function answer({ sql, parameters }) {
  if (sql === undefined) return await client.close()
  const { rows, affectedRows } = await client.query(sql, parameters)
  return { rows, affectedRows }
}

parentPort.on('message', async ({ id, ...request }) => {
  try {
    parentPort.postMessage({ id, result: await answer(request) })
  } catch (error) {
    const { message, code, severity, detail, constraint } = error
    const isCrash = error instanceof WebAssembly.RuntimeError
    parentPort.postMessage({ id, failure: { message, code, severity, detail, constraint, isCrash } })
  }
})
parentPort.postMessage('ready')
