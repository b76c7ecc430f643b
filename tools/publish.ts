/** `npm run publish [-- DIR]`: publishes a folder of documents (default `config`) to the running server. */
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { formatFinding, type Finding } from '../engine/document/finding.ts'
import { readSiteFolder } from '../engine/release/folder.ts'

const dir = resolve(process.argv[2] ?? 'config')
const port = process.env.PORT ?? '8080'
const dataDir = process.env.DATA_DIR ?? '.data'

interface Answer {
  readonly pointer?: { readonly sequence: number; readonly release: string }
  readonly findings?: readonly Finding[]
  readonly error?: string
}

try {
  const { files, assets, unread } = await readSiteFolder(dir)
  for (const { path, message } of unread) console.error(`${path === '' ? dir : path}: ${message}`)
  if (unread.length > 0) throw new Error('the folder has files that cannot be read')
  const token = (await readFile(join(dataDir, 'publish.token'), 'utf8')).trim()
  const body = {
    documents: Object.fromEntries(files),
    files: Object.fromEntries([...assets].map(([path, bytes]) => [path, Buffer.from(bytes).toString('base64')])),
  }
  const response = await fetch(`http://localhost:${port}/studio/api/publish`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const answer = (await response.json()) as Answer
  for (const finding of answer.findings ?? []) console.error(formatFinding(finding))
  if (!response.ok || answer.pointer === undefined) {
    console.error(`Not published: ${answer.error ?? `${answer.findings?.length ?? 0} findings`}. The live release is unchanged.`)
    process.exitCode = 1
  } else console.log(`Published ${answer.pointer.release} as number ${answer.pointer.sequence}.`)
} catch (error) {
  console.error(`Not published: ${explain(error)}`)
  process.exitCode = 1
}

function explain(error: unknown): string {
  const code = (error as { cause?: { code?: string }; code?: string }).cause?.code ?? (error as { code?: string }).code
  if (code === 'ECONNREFUSED') return `no server answers on port ${port}. Start it with: npm start`
  if (code === 'ENOENT')
    return `${String((error as { path?: string }).path)} is missing. Start the server once with the same DATA_DIR (${dataDir}).`
  return error instanceof Error ? error.message : String(error)
}
